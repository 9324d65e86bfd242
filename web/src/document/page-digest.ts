import { createHash } from 'node:crypto';
import type { SitePage } from '../delivery/site-content.ts';
import { loadFrame } from '../delivery/site-frame.ts';
import type { Settings } from '../settings.ts';
import { readFeatureProvider } from './feature-provider.ts';
import { loadPageAnswers } from './render-document.ts';

/** What finishes a page (`middleware.ts`): Astro follows what a page imports, and not what the middleware does to it. */
const finishing = import.meta.glob(
  ['./{finish-page,first-frame,first-picture,own-scripts,parse-page}.ts', '../policy/write-policy.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Hosts that a page's policy names. */
const { MAP_TILES_URL = '', PUBLIC_HUBSPOT_FORMS_URL = '' } = process.env;

/**
 * A text that changes when the page's HTML may change: its key in the cache of incremental builds. Everything a page is
 * made of must be in here: what was delivered of it (its tree, what the tree refers to, its addresses in other languages),
 * what the CMS answered to its blocks, the frame around it, and the settings. What the code brings (blocks, layout,
 * styles, scripts) Astro follows by itself.
 */
export async function digestPage(page: SitePage, settings: Settings): Promise<string> {
  const answers = await loadPageAnswers(page, settings);
  const byAddress = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  const frame = await loadFrame(settings, page.locale);
  return digest(page, byAddress, frame, settings, readFeatureProvider() ?? null);
}

/** One short text of what a page is made of, all of it plain JSON, and of the code that finishes it. */
export function digest(...parts: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([...parts, finishing, MAP_TILES_URL, PUBLIC_HUBSPOT_FORMS_URL]))
    .digest('base64url');
}
