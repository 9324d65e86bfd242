import { Button, Flex, Typography } from '@strapi/design-system';
import { useAuth } from '@strapi/strapi/admin';
import { useTranslation } from '../text/use-translation.ts';
import { type OfferedRedirects, REDIRECT_TYPE, useOfferedRedirects } from './use-offered-redirects.ts';

/** The redirects offered for a page, for whoever may decide about them; none for others. */
export function useOwnOffers(documentId: string | undefined, locale: string): OfferedRedirects {
  const permissions = useAuth('RedirectOffers', (auth) => auth.permissions);
  const may = (action: string) =>
    permissions.some((entry) => entry.subject === REDIRECT_TYPE && entry.action === action);
  const mayAnswer = may('plugin::content-manager.explorer.update') && may('plugin::content-manager.explorer.delete');
  return useOfferedRedirects(mayAnswer ? documentId : undefined, locale);
}

/** Asks whether visitors of a page's old addresses are to be led to it. */
export function RedirectOffers({ offers, fault, answer }: OfferedRedirects) {
  const { t } = useTranslation();
  return (
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
}
