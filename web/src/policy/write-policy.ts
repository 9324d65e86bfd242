import { createHash } from 'node:crypto';

interface Sources {
  /** Public address of the CMS: files, and what islands ask. */
  cmsUrl: string;
  /** Other addresses that islands may ask: a feature provider, a relay, a server of map tiles. */
  asked: readonly string[];
  /** Hosts whose scripts administrators allow; a page names those of them that it needs. */
  scriptHosts: readonly string[];
}

const GOOGLE = 'https://*.googletagmanager.com https://*.google-analytics.com';

/** What plays videos that editors linked; see `video-provider.ts`. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** What HubSpot's own form loads, and shows in frames. */
const HUBSPOT = { scripts: 'https://*.hsforms.net', frames: 'https://*.hsforms.com' };

/**
 * The Content-Security-Policy of a page, from its own HTML: scripts of this site, those that stand in the page by their
 * hashes, and of the hosts that its blocks name those that administrators allow. Styles may be written into elements, because blocks have free values there;
 * no style runs anything. Pictures and videos come from wherever editors linked them.
 */
export function writePolicy(html: string, { cmsUrl, asked, scriptHosts }: Sources): string {
  const cms = new URL(cmsUrl).origin;
  const hosts = listScriptHosts(html, scriptHosts);
  const others = asked.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  const directives: [string, ...string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashScripts(html), ...hosts],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'https:', cms, ...others],
    ['media-src', "'self'", 'https:', cms],
    ['font-src', "'self'", 'data:', ...hosts],
    ['connect-src', "'self'", 'https:', cms, ...others],
    ['frame-src', "'self'", ...PLAYERS, ...(hasHubspotForm(html) ? [HUBSPOT.scripts, HUBSPOT.frames] : [])],
    ['form-action', "'self'", 'https:'],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join('; ');
}

/** Hosts of scripts that blocks of the page fetch later, as far as they are allowed. */
function listScriptHosts(html: string, allowed: readonly string[]): string[] {
  const embeds = [...html.matchAll(/<script-embed[^>]* data-src="([^"]*)"/g)].map(([, address = '']) => address);
  const named = embeds.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  const hosts = named.filter((host) => allowed.includes(host));
  if (hasHubspotForm(html)) hosts.push(HUBSPOT.scripts);
  if (html.includes('<consent-bar')) hosts.push(...GOOGLE.split(' '));
  return hosts;
}

function hasHubspotForm(html: string): boolean {
  return html.includes('data-block="HubspotForm"');
}

/** Scripts with an address are known by it, and data is not run. */
const INLINE_SCRIPT = /<script((?![^>]*(?: src=|ld\+json))[^>]*)>([\s\S]*?)<\/script>/g;

const hashes = new Map<string, string>();

function hashScripts(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, , code = '']) => {
    // The same few scripts stand on every page.
    const known = hashes.get(code) ?? `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    hashes.set(code, known);
    return known;
  });
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
