// @ts-check
import { ACCESS } from '../src/http/protect-cookies.ts';
import { findPreviewAddress } from '../src/preview/find-preview-address.ts';

/** Browsers take a cookie of such a name from this host alone, and for all of its paths. */
const COOKIES_OF_HTTPS = { name: ACCESS, path: '/', secure: true, sameSite: /** @type {const} */ ('strict') };

/**
 * Secrets of the admin panel, and the switches that keep advertising out of it.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment
 */
export default ({ env }) => ({
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    sessions: {
      accessTokenLifespan: env.int('ADMIN_ACCESS_TOKEN_LIFESPAN') || 30 * 60,
      maxRefreshTokenLifespan: 30 * 24 * 3600,
      maxSessionLifespan: 7 * 24 * 3600,
    },
    cookie: (env('CMS_URL') || '').startsWith('https:') ? COOKIES_OF_HTTPS : {},
  },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  autoOpen: false,
  // Whoever changes a test while `strapi develop` runs does not change the CMS.
  watchIgnoreFiles: ['**/tests/**', '**/scripts/**', '**/*.test.ts', '**/*.md'],
  preview: readPreview(env('PREVIEW_URL') || '', env('PREVIEW_TOKEN') || ''),
});

/**
 * Strapi's preview button opens the draft on the preview server.
 * @param {string} url address of the preview server; empty when there is none
 * @param {string} secret
 */
function readPreview(url, secret) {
  if (!url) return { enabled: false };
  return {
    enabled: true,
    config: {
      allowedOrigins: [new URL(url).origin],
      /** @type {import('../src/preview/find-preview-address.ts').PreviewHandler} */
      handler: (uid, target) => findPreviewAddress(uid, target, url, secret),
    },
  };
}
