import { useLocation } from 'react-router-dom';
import { useTranslation } from '../text/use-translation.ts';
import { RedirectOffers, useOwnOffers } from './RedirectOffers.tsx';

/** What the content manager says of the entry on screen. */
interface PanelProps {
  model: string;
  documentId?: string;
}

const PAGE_TYPE = 'api::page.page';

/** Beside a page that was published under a new slug: whether visitors of the old address are to be led to it. */
export function RedirectsPanel({ model, documentId }: PanelProps) {
  const { t } = useTranslation();
  const locale = new URLSearchParams(useLocation().search).get('plugins[i18n][locale]') ?? 'nl';
  const offered = useOwnOffers(model === PAGE_TYPE ? documentId : undefined, locale);
  if (offered.offers.length === 0) return null;
  return { title: t('redirects.title'), content: <RedirectOffers {...offered} /> };
}
