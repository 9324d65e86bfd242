/**
 * Starts Strapi with the environment of this process, without the admin's web pages, and reports when it answers, and
 * to which routes. `ADDITIONS` names a module whose `addTo` adds content types first.
 */
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { createStrapi } from '../../src/strapi.ts';
import { QUERIES_FROM_HERE, QUERIES_TO_HERE, QUERY } from './query-log.ts';

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

try {
  const strapi = createStrapi({ appDir: root, distDir: root, serveAdminPanel: false });
  const { ADDITIONS } = process.env;
  if (ADDITIONS) (await import(ADDITIONS)).addTo(strapi);
  await strapi.start();
  const answered: { methods: string[]; path: string }[] = strapi.server.listRoutes();
  const routes = answered.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));
  logQueriesWhenAsked(strapi);
  process.send?.({ routes });
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
