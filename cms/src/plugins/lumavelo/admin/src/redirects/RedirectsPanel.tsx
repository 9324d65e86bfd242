import { Button, Flex, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../text/use-translation.ts';
import { useOfferedRedirects } from './use-offered-redirects.ts';

/** What the content manager says of the entry on screen. */
interface PanelProps {
  model: string;
  documentId?: string;
}

const PAGE_TYPE = 'api::page.page';
const REDIRECT_TYPE = 'api::redirect.redirect';

/**
 * Beside a page that was published under a new slug: whether visitors of the old address are to be led to it; for
 * whoever may decide that.
 */
export function RedirectsPanel({ model, documentId }: PanelProps) {
  const { t } = useTranslation();
  const locale = new URLSearchParams(useLocation().search).get('plugins[i18n][locale]') ?? 'nl';
  const permissions = useAuth('RedirectsPanel', (auth) => auth.permissions);
  const may = (action: string) =>
    permissions.some((entry) => entry.subject === REDIRECT_TYPE && entry.action === action);
  const mayAnswer = may('plugin::content-manager.explorer.update') && may('plugin::content-manager.explorer.delete');
  const isAsked = model === PAGE_TYPE && mayAnswer;
  const { offers, fault, answer } = useOfferedRedirects(isAsked ? documentId : undefined, locale);
  if (offers.length === 0) return null;

  const content = (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%" role="status">
      {offers.map((offer) => (
        <Flex key={offer.documentId} direction="column" alignItems="stretch" gap={2}>
          <Typography>{t('redirects.offer', { from: offer.from })}</Typography>
          <Flex gap={2} wrap="wrap">
            <Button variant="secondary" onClick={() => answer(offer, true)}>
              {t('redirects.take')}
            </Button>
            <Button variant="tertiary" onClick={() => answer(offer, false)}>
              {t('redirects.decline')}
            </Button>
          </Flex>
        </Flex>
      ))}
      {fault !== '' && <Typography textColor="danger600">{fault}</Typography>}
    </Flex>
  );
  return { title: t('redirects.title'), content };
}
