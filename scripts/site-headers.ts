/** What every answer of a country's site says, by any web server: `deploy/Caddyfile` says the same, and a test compares. */
export const SITE_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Each page brings the rest of its policy along, with the hashes of its scripts.
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'self'",
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};
