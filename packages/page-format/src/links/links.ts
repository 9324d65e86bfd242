/** The rules of links, for link fields and for rich text alike. */

const STANDARD_SCHEMES = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'] as const;

/** Schemes of a project's own, such as that of its app. The editor links them while typing, and the site draws them. */
export const CUSTOM_LINK_SCHEMES: readonly string[] = [];

/** Every scheme a link may have. */
export const LINK_SCHEMES = addLinkSchemes(STANDARD_SCHEMES, CUSTOM_LINK_SCHEMES);

/** Scheme of addresses that name none, such as `www.example.com`. */
export const DEFAULT_PROTOCOL = 'http';

/** `rel` of a link that opens in a new tab. */
export const NEW_TAB_REL = 'noopener noreferrer nofollow';

/**
 * Everything a URL parser drops or trims before it looks for a scheme (WHATWG URL, "basic URL parser", steps 1 to 3),
 * and all else that no reader sees: controls, formatting characters such as zero-width spaces, and white space.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/**
 * The link as it may stand in an `href`, or an empty string when its scheme is not allowed.
 *
 * The order matters: first what browsers ignore is taken away, then, if a scheme parses, it must be on the list;
 * everything else is relative. A pattern that looked for bad schemes instead would miss the next one.
 */
export function safeHref(address: unknown, schemes: readonly string[] = LINK_SCHEMES): string {
  if (typeof address !== 'string') return '';
  const visible = address.replace(INVISIBLE, '');
  const scheme = SCHEME.exec(visible)?.[1]?.toLowerCase();
  const allowed = scheme === undefined ? !looksLikeScheme(visible) : schemes.includes(scheme);
  return allowed && !hasBackslash(visible) ? address.trim() : '';
}

/**
 * A colon before the first `/`, `?` or `#` that no valid scheme precedes, plain or disguised: `%6Aavascript:`,
 * `java&#115;cript:`, `javascript%3A`, a full-width colon. Browsers read these as relative paths; no editor means
 * them, and a lenient decoder further on might read them differently.
 */
function looksLikeScheme(address: string): boolean {
  const start = address.normalize('NFKC').split(/[/?]/, 1)[0] ?? '';
  if (/&(?:#|colon;|tab;|newline;)|%3a/i.test(start)) return true;
  const colon = start.indexOf(':');
  const hash = start.indexOf('#');
  return colon >= 0 && (hash < 0 || colon < hash);
}

/** Browsers read `\\` in the path like `/`, so that `/\host` leads to another host than it seems to. */
function hasBackslash(address: string): boolean {
  return (address.split(/[?#]/, 1)[0] ?? '').includes('\\');
}

/** True when `safeHref` would keep the address; an empty one is a link that leads nowhere, and allowed. */
export function isAllowedLink(address: string): boolean {
  return address.trim() === '' || safeHref(address) !== '';
}

/**
 * True for names that may be added to the scheme list: digits, lowercase letters and single hyphens, neither starting
 * nor ending with a hyphen.
 */
export function isCustomSchemeName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
}

/**
 * A list of schemes with some of a project's own.
 * @throws Error naming the first one that is no custom scheme name
 */
export function addLinkSchemes(schemes: readonly string[], custom: readonly string[]): readonly string[] {
  const wrong = custom.find((name) => !isCustomSchemeName(name));
  if (wrong === undefined) return [...schemes, ...custom];
  throw new Error(
    `"${wrong}" cannot be a link scheme: use digits, lowercase letters and single hyphens, and no hyphen at the start or the end.`,
  );
}

/**
 * The address with https where it leads to the site itself with http and the site is served over https; undefined for
 * every other one. Of other hosts nobody knows here whether they have https.
 * @param siteUrl public address of the site; without one nothing is upgraded
 */
export function upgradeOwnHost(address: string, siteUrl: string | undefined): string | undefined {
  if (!siteUrl || !/^http:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const site = new URL(siteUrl);
  return site.protocol === 'https:' && new URL(address).host === site.host ? `https${address.slice(4)}` : undefined;
}

/** True for an address that names a host, which opens without passing our referrer on. */
export function isExternalLink(href: string): boolean {
  return /^(?:https?:|ftps?:|\/\/)/i.test(href.replace(INVISIBLE, ''));
}
