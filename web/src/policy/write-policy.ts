import { createHash } from 'node:crypto';
import { registry } from '@lumavelo/blocks/registry';
import type { BlockHosts } from 'page-format';
import type { InlineStyles } from '../document/inline-styles.ts';
import { type HtmlElement, readAttribute } from '../document/parse-page.ts';

interface Sources {
  /** Where browsers reach the CMS: files, what islands ask, and forms. */
  cmsUrl: string;
  /** Other addresses that islands may ask: a feature provider, a relay, a server of map tiles, a CDN. */
  asked: readonly string[];
  /** The code of the scripts that the site wrote into the page. */
  scripts: readonly string[];
  styles: InlineStyles;
  /** Hosts whose scripts administrators allow; a page names those of them that it needs. */
  scriptHosts: readonly string[];
}

const GOOGLE = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];

/** What Analytics asks beside the hosts of its scripts. */
const ANALYTICS = [...GOOGLE, 'https://*.analytics.google.com'];

/**
 * The Content-Security-Policy of a page: scripts of this site, those that stand in the page by their hashes, and of the
 * hosts that its blocks name those that administrators allow, besides those that a block declares for itself. Styles are
 * those that stand in the page, by their hashes as well. Only scripts of others may bring their own, and ask hosts that
 * nobody named. Pictures and videos come from wherever editors linked them. Forms go to hosts that are named.
 * @param elements of the page, as browsers find them
 */
export function writePolicy(
  elements: readonly HtmlElement[],
  { cmsUrl, asked, scripts, styles, scriptHosts }: Sources,
): string {
  const cms = new URL(cmsUrl).origin;
  const declared = listDeclaredHosts(elements);
  const embedded = listEmbeddedHosts(elements).filter((host) => scriptHosts.includes(host));
  const hosts = [...embedded, ...declared.flatMap(({ scripts: own = [] }) => own)];
  const ofOthers = hosts.length > 0;
  const asksConsent = elements.some(({ tagName }) => tagName === 'consent-bar');
  if (asksConsent) hosts.push(...GOOGLE);
  const others = asked.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  const hasCaptions = elements.some((element) => readAttribute(element, 'data-captions') !== undefined);
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...readsIndex(elements), ...scripts.map(hashInline), ...hosts],
    ['style-src', "'self'", ...(ofOthers ? ["'unsafe-inline'"] : listStyleSources(styles))],
    ['img-src', "'self'", 'data:', 'https:', cms, ...others],
    // Captions stand in the page as text, and the player takes them as a file.
    ['media-src', "'self'", 'https:', cms, ...(hasCaptions ? ['blob:'] : [])],
    ['font-src', "'self'", 'data:', ...hosts],
    ['connect-src', "'self'", cms, ...others, ...(asksConsent ? ANALYTICS : []), ...(ofOthers ? ['https:'] : [])],
    ['frame-src', "'self'", ...declared.flatMap(({ frames = [] }) => frames)],
    ['form-action', "'self'", cms, ...embedded, ...declared.flatMap(({ forms = [] }) => forms)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** The search page reads its index by WebAssembly; nothing else runs any. */
function readsIndex(elements: readonly HtmlElement[]): string[] {
  return elements.some(({ tagName }) => tagName === 'site-search') ? ["'wasm-unsafe-eval'"] : [];
}

/** What the blocks of the page declare for themselves (`hosts` in their `block.ts`). */
function listDeclaredHosts(elements: readonly HtmlElement[]): BlockHosts[] {
  const types = new Set(elements.flatMap((element) => readAttribute(element, 'data-block') ?? []));
  return [...types].flatMap((type) => registry.get(type)?.hosts ?? []);
}

/** Hosts of the scripts that blocks of the page fetch later. */
function listEmbeddedHosts(elements: readonly HtmlElement[]): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'script-embed')
    .map((element) => readAttribute(element, 'data-src') ?? '')
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
}

/**
 * Style sheets, and the values of `style` attributes, to which `unsafe-hashes` extends the hashes. A script of others writes
 * styles that nobody here knows, and browsers overlook `unsafe-inline` where hashes stand beside it.
 */
function listStyleSources({ sheets, attributes }: InlineStyles): string[] {
  const ofAttributes = attributes.length > 0 ? ["'unsafe-hashes'", ...attributes.map(hashInline)] : [];
  return [...sheets.map(hashInline), ...ofAttributes];
}

function hashInline(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** How a page begins: what every page says of itself, and the files of its first screen. */
const BEGINNING = /<meta charset="[^"]*">(?:<meta name="viewport"[^>]*>)?(?:<link rel="preload"[^>]*>)*/i;

/**
 * Puts a policy into the head of a page, before anything that runs or is shown. Only the files to be fetched first are
 * named before it: browsers hold back whatever else they have read of a page until they know its policy.
 */
export function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="content-security-policy" content="${policy.replaceAll('"', '&quot;')}">`;
  return html.replace(BEGINNING, (beginning) => beginning + meta);
}
