import { siteSettings } from '@lumavelo/blocks/contract';
import { type OwnPicture, showOwnPictures } from '@lumavelo/blocks/site';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { readSiteSettings } from './read-site-settings.ts';
import type { DeliveredPage } from './site-delivery.ts';

const response = z.object({ data: siteSettings.pick({ ownPictures: true }).nullable() });

const known = new WeakMap<object, readonly OwnPicture[]>();

/** The country's own pictures; settings of another shape are told by the frame of the page. */
function readOwnPictures(body: unknown): readonly OwnPicture[] {
  const read = () => response.safeParse(body).data?.data?.ownPictures ?? [];
  if (typeof body !== 'object' || body === null) return read();
  const own = known.get(body) ?? read();
  known.set(body, own);
  return own;
}

/**
 * A page as visitors of the country have it: facts in the place of `{{bikes}}` and the like, and the country's own
 * pictures. This comes before the page's digest.
 * @param where names the page in the log
 * @throws DeliveryError when the CMS cannot be read
 */
export async function adaptToCountry<Page extends DeliveredPage>(
  page: Page,
  settings: Settings,
  where: string,
): Promise<Page> {
  const filled = await fillPlaceholders(page, settings, where);
  const own = readOwnPictures(await readSiteSettings(settings, page.locale));
  const { seo } = filled;
  const shared = own.find(({ picture }) => picture === seo.image?.documentId)?.instead;
  return {
    ...filled,
    refs: showOwnPictures(filled.refs, own),
    seo: shared ? { ...seo, image: shared } : seo,
  };
}
