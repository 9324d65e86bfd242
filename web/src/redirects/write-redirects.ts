/**
 * Redirects for web servers. Addresses come from editors and stand among a server's own instructions, so everything that
 * could be one is percent-encoded.
 */
import { isElsewhere, type Redirect } from '@lumavelo/blocks/site';

/** `_redirects`, as many hosts of static sites read it: old address, new address, status. */
export function writeRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to, permanent }) => `${encode(from)} ${encodeTarget(to)} ${permanent ? 301 : 302}\n`)
    .join('');
}

/**
 * The same as directives of Caddy, for its `import`. Begins with a comment, because Caddy before 2.7 refuses to start with
 * an empty file.
 */
export function writeCaddyRedirects(redirects: readonly Redirect[]): string {
  return `# Redirects that editors keep in the CMS.\n${writeRedirects(redirects).replace(/^(?=.)/gm, 'redir ')}`;
}

/** Browsers take what stands behind `#` along, such as a token, unless the new address has a `#` of its own (RFC 9110). */
function encodeTarget(to: string): string {
  return encode(isElsewhere(to) && !to.includes('#') ? `${to}#` : to);
}

/** Leaves the characters of addresses, but for `*` and braces, which servers take for patterns and variables. */
function encode(address: string): string {
  return address.replace(/[^A-Za-z0-9\-._~:/?#@!$&'()+,;=%]/g, (character) =>
    // `encodeURIComponent` leaves the star as it is.
    character === '*' ? '%2A' : encodeURIComponent(character),
  );
}
