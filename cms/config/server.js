// @ts-check

/**
 * Where the CMS listens and which of its folders visitors may read.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment
 */
export default ({ env }) => ({
  host: env('HOST', '0.0.0.0'),
  port: env.int('CMS_PORT', 1337),
  url: env('CMS_URL', `http://localhost:${env.int('CMS_PORT', 1337)}`),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('PUBLIC_DIR') || './public' },
  // True behind a reverse proxy that sets X-Forwarded-*; believing those headers without one would let callers lie.
  proxy: { koa: env.bool('BEHIND_PROXY', false) },
  http: { serverOptions: { requestTimeout: 60_000 } },
  logger: { updates: { enabled: false }, startup: { enabled: env.bool('STARTUP_BANNER', false) } },
  transfer: { remote: { enabled: false } },
});
