import { applyEdits, type Edit, escapeAttribute, parsePage, readAttribute } from '../document/parse-page.ts';
import { SHARE_PATH } from './share-address.ts';

/** Attributes that lead away from a page, by element. */
const LEADING: Readonly<Record<string, string>> = { a: 'href', form: 'action' };

/**
 * Lets the links of a page that stands on another host lead to its site: paths become complete addresses there. Those
 * within the page, and those to the draft in other languages, stay as they are.
 */
export function leadToSite(html: string, siteUrl: string): string {
  const edits = parsePage(html).flatMap((element): Edit[] => {
    const name = LEADING[element.tagName];
    const path = name && readAttribute(element, name);
    const place = name && element.sourceCodeLocation?.attrs?.[name];
    if (!path || !place || !/^\/(?!\/)/.test(path) || path.startsWith(`${SHARE_PATH}/`)) return [];
    return [{ from: place.startOffset, to: place.endOffset, text: `${name}="${escapeAttribute(siteUrl + path)}"` }];
  });
  return applyEdits(html, edits);
}
