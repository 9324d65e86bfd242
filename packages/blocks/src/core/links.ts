/** Link rules of specification point 5, for link fields and for rich text alike. */

export const LINK_SCHEMES = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'] as const;

/** `rel` of a link that opens in a new tab (specification point 3, link mark). */
export const NEW_TAB_REL = 'noopener noreferrer nofollow';

/**
 * Everything a URL parser drops or trims before it looks for a scheme: C0 controls and white space, and the invisible
 * characters that could hide a scheme from a reader. WHATWG URL, "basic URL parser", steps 1 to 3.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this pattern is about
const IGNORED_IN_URLS =
  /[\u0000-\u0020\u007F-\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/g;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/**
 * The link as it may stand in an `href`, or an empty string when its scheme is not allowed.
 *
 * The order matters: first what browsers ignore is taken away, then, if a scheme parses, it must be on the list;
 * everything else is relative. A pattern that looked for bad schemes instead would miss the next one.
 */
export function safeHref(address: unknown): string {
  if (typeof address !== 'string') return '';
  const visible = address.replace(IGNORED_IN_URLS, '');
  const scheme = SCHEME.exec(visible)?.[1]?.toLowerCase();
  if (scheme === undefined) return startsLikeScheme(visible) ? '' : address.trim();
  return (LINK_SCHEMES as readonly string[]).includes(scheme) ? address.trim() : '';
}

/**
 * A colon before the first `/`, `?` or `#` that no valid scheme precedes, such as `java&#115;cript:` or `%6Aavascript:`.
 * Browsers read it as a relative path; no editor means it, and a lenient decoder further on might not.
 */
function startsLikeScheme(address: string): boolean {
  const colon = address.indexOf(':');
  if (colon < 0) return false;
  const delimiter = address.search(/[/?#]/);
  return delimiter < 0 || colon < delimiter || address.slice(0, colon).includes('&#');
}

/** True when `safeHref` would keep the address; an empty one is a link that leads nowhere, and allowed. */
export function isAllowedLink(address: string): boolean {
  return address.trim() === '' || safeHref(address) !== '';
}

/**
 * True for names that may be added to the scheme list: digits, lowercase letters and single hyphens, neither starting
 * nor ending with a hyphen (specification point 5).
 */
export function isCustomSchemeName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}

/** True for an address on another host, which opens without passing our referrer on. */
export function isExternalLink(href: string): boolean {
  return /^(https?:)?\/\//i.test(href);
}
