/**
 * The publisher as a program of its own: `node publisher/src/main.ts`. Settings are in `.env.example`; the commands of
 * the root start it with all of them.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createPublisherServer } from './http.ts';
import { Publisher } from './publisher.ts';

const { env } = process;
const sites = resolve(env.SITES_FOLDER || join(import.meta.dirname, '../../web/dist'));
mkdirSync(sites, { recursive: true });

const publisher = new Publisher({
  cmsUrl: (env.DELIVERY_URL || env.CMS_URL || 'http://localhost:1337').replace(/\/+$/, ''),
  secret: env.PUBLISHER_SECRET ?? '',
  sites,
  env,
  keepsBuildWaiting: env.BUILD_AHEAD !== 'false',
});
const server = createPublisherServer(publisher, env.PUBLISHER_SECRET ?? '');
server.listen(Number(env.PUBLISHER_PORT || 1338), env.PUBLISHER_HOST || '127.0.0.1', () =>
  process.stdout.write('The publisher is ready.\n'),
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    publisher.stop();
    server.close();
  });
}
await publisher.run();
