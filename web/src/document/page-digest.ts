import { digest, digestPage } from 'page-builder-astro/document';
import type { SitePage } from '../delivery/site-content.ts';
import { loadFrame } from '../delivery/site-frame.ts';
import type { Settings } from '../settings.ts';
import { describeDocument } from './describe-document.ts';
import { readFeatureProvider } from './feature-provider.ts';

/** What finishes a page (`middleware.ts`): Astro follows what a page imports, and not what the middleware does to it. */
const finishing = import.meta.glob(
  ['./{finish-page,first-frame,first-picture,own-scripts,parse-page}.ts', '../policy/write-policy.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Hosts that a page's policy names. */
const { MAP_TILES_URL = '', PUBLIC_HUBSPOT_FORMS_URL = '' } = process.env;

/** What every page of the site is made of, beside its own. */
const everyPage = digest(finishing, MAP_TILES_URL, PUBLIC_HUBSPOT_FORMS_URL);

const digests = new WeakMap<object, string>();

/** The digest of what many pages share; a build makes it once. */
function digestShared(shared: object): string {
  const known = digests.get(shared) ?? digest(shared);
  digests.set(shared, known);
  return known;
}

/**
 * The key of a page of the CMS in the cache of incremental builds: what was delivered of it, what the CMS responded to its
 * blocks, the frame around it, and the settings.
 * @param beside what else stands on the page
 */
export async function digestSitePage(page: SitePage, settings: Settings, ...beside: unknown[]): Promise<string> {
  const frame = await loadFrame(settings, page.locale);
  const options = await describeDocument(page, settings);
  const shared = [digestShared(frame), digestShared(settings), everyPage];
  return digestPage(page, options, readFeatureProvider() ?? null, ...beside, ...shared);
}

/** The key of a page that is made of other things, all of them plain JSON. */
export function digestOwnPage(...parts: unknown[]): string {
  return digest(...parts, everyPage);
}
