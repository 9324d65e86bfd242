// @ts-check
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { countTrustedProxies } from '../src/http/trusted-proxies.ts';

/**
 * Where the CMS listens and which of its folders visitors may read.
 * @param {import('@strapi/strapi').Core.Config.Shared.ConfigParams} environment
 */
export default ({ env }) => {
  const port = Number(env('CMS_PORT')) || 1337;
  const publicFolder = resolve(import.meta.dirname, '..', env('PUBLIC_DIR') || 'public');
  // Strapi refuses to start without it.
  mkdirSync(resolve(publicFolder, 'uploads'), { recursive: true });
  const url = env('CMS_URL') || `http://localhost:${port}`;
  return {
    host: env('CMS_HOST') || '127.0.0.1',
    port,
    url,
    app: { keys: env.array('APP_KEYS') },
    dirs: { public: publicFolder },
    // Without a proxy of ours, believing its headers would let callers lie about who they are; see `trustProxies`.
    proxy: { koa: countTrustedProxies(process.env) > 0 },
    // Long enough for a video of 50 MB over a slow line.
    http: { serverOptions: { requestTimeout: 300_000 } },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
    transfer: { remote: { enabled: false } },
  };
};
