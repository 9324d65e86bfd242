import { LeadForm } from '@lumavelo/blocks/definitions/LeadForm';
import {
  COUNTRY_SITES,
  type Locale,
  NEWSLETTER_STEPS,
  type NewsletterStep,
  newsletterPath,
  type SiteLocale,
} from '@lumavelo/blocks/site';
import { walk } from 'page-format';
import { loadSitePages } from '../delivery/site-content.ts';
import { DRAWS_ON_REQUEST, type Settings } from '../settings.ts';

/** A page that a link in a mail of the newsletter leads to. */
export interface NewsletterPlace {
  path: string;
  locale: SiteLocale;
  step: NewsletterStep;
}

/** The pages that confirm and end a subscription, in every language of the country. */
export function listNewsletterPages({ country }: Settings): NewsletterPlace[] {
  return COUNTRY_SITES[country].locales.flatMap((locale) =>
    NEWSLETTER_STEPS.map((step) => ({ path: newsletterPath(country, locale.locale, step), locale, step })),
  );
}

/** Where one subscribes: the first page with such a form; empty without one, and on request, as for the dealers. */
export async function findSubscribePath(locale: Locale): Promise<string> {
  if (DRAWS_ON_REQUEST) return '';
  const pages = (await loadSitePages()).filter((page) => page.locale === locale);
  const page = pages.find(({ document }) =>
    [...walk(document)].some(({ block }) => block.type === LeadForm.type && block.props.purpose === 'newsletter'),
  );
  return page?.path ?? '';
}
