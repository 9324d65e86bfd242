import { type PreviewTarget, pagePath } from '@lumavelo/blocks/site';
import { adaptToCountry } from '../delivery/adapt-to-country.ts';
import type { SitePage } from '../delivery/site-content.ts';
import { deliveryOf } from '../delivery/site-delivery.ts';
import type { Settings } from '../settings.ts';

/**
 * The draft of a page as the site would have it.
 * @throws NotThereError where there is none, or it cannot be shown
 */
export async function loadDraft(
  settings: Settings,
  { country, locale, slug }: PreviewTarget,
  token: string,
): Promise<SitePage> {
  const page = await deliveryOf(settings).readDraft({ locale, slug }, token);
  const path = pagePath(country, page.locale, page.slug);
  return adaptToCountry({ ...page, path }, settings, path);
}
