import { createHash } from 'node:crypto';
import type { DocumentOptions, DrawnPage } from './render-document.ts';
import { loadPageResponses } from './render-document.ts';

/**
 * A text that changes when the page's HTML may change: its `cacheKey` in Astro's incremental builds. It is made of what was
 * delivered of the page (its tree, what the tree refers to, its addresses in other languages), of what the CMS responded
 * to its blocks, and of what the project hands in. What the code brings (blocks, layouts, styles, scripts) Astro follows.
 * @param beside everything else that the page is drawn with, as plain JSON: menus, settings
 */
export async function digestPage(page: DrawnPage, options: DocumentOptions, ...beside: unknown[]): Promise<string> {
  const responses = await loadPageResponses(page, options);
  const byPath = Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(page, byPath, options.context ?? null, ...beside);
}

/** One short text of what a page is made of, all of it plain JSON. */
export function digest(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
