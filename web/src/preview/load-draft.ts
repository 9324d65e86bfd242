import { type PreviewTarget, pagePath } from '@lumavelo/blocks/site';
import { adaptToCountry } from '../delivery/adapt-to-country.ts';
import type { SitePage } from '../delivery/site-content.ts';
import { deliveryOf } from '../delivery/site-delivery.ts';
import type { Settings } from '../settings.ts';

/** The draft of a page as the site would have it; undefined when there is none. */
export async function loadDraft(
  settings: Settings,
  { country, locale, slug }: PreviewTarget,
  token: string,
): Promise<SitePage | undefined> {
  const page = await deliveryOf(settings).readPage({ locale, slug }, token);
  if (!page) return undefined;
  const path = pagePath(country, page.locale, page.slug);
  return adaptToCountry({ ...page, path }, settings, path);
}
