/**
 * Starts Strapi with the environment of this process, without the admin's web pages, on a port of its own choice, and
 * reports when it answers, where, and to which routes. `PUBLIC_URL` is the address of a proxy in front of it. `ADDITIONS` names a module whose `addTo` adds content types first.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { createStrapi } from '../../src/strapi.ts';
import { QUERIES_FROM_HERE, QUERIES_TO_HERE, QUERY } from './query-log.ts';

/** What the parent gets once the CMS answers. */
export interface StartReport {
  url: string;
  /** As `GET /api/bikes/:id`. */
  routes: string[];
}

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

// Holds the port while Strapi loads, or another CMS that starts meanwhile could choose the same.
const holder = createServer().listen(0, '0.0.0.0');
await once(holder, 'listening');
const { port } = holder.address() as AddressInfo;
const url = `http://127.0.0.1:${port}`;
Object.assign(process.env, { CMS_PORT: String(port), CMS_URL: process.env.PUBLIC_URL ?? url });

try {
  const strapi = createStrapi({ appDir: root, distDir: root, serveAdminPanel: false });
  const { ADDITIONS } = process.env;
  if (ADDITIONS) (await import(ADDITIONS)).addTo(strapi);
  await strapi.load();
  holder.close();
  await strapi.start();
  const answered: { methods: string[]; path: string }[] = strapi.server.listRoutes();
  const routes = answered.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));
  logQueriesWhenAsked(strapi);
  process.send?.({ url, routes } satisfies StartReport);
} catch (error) {
  console.error(error);
  process.exit(1);
}

/**
 * SIGUSR2 begins and ends to log SQL statements. All the time that would take a quarter of what the tests take.
 */
function logQueriesWhenAsked(strapi: Core.Strapi): void {
  const { connection } = strapi.db;
  const log = ({ sql }: { sql: string }) => console.log(`${QUERY}${sql.replaceAll('\n', ' ')}`);
  let isLogged = false;
  process.on('SIGUSR2', () => {
    isLogged = !isLogged;
    if (isLogged) connection.on('query', log);
    else connection.off('query', log);
    console.log(isLogged ? QUERIES_FROM_HERE : QUERIES_TO_HERE);
  });
}
