/**
 * Starts Strapi with the environment of this process, without the admin's web pages, and reports when it answers, and
 * to which routes.
 */
import { join } from 'node:path';
import { createStrapi } from '../../src/strapi.ts';

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

try {
  const strapi = await createStrapi({ appDir: root, distDir: root, serveAdminPanel: false }).start();
  const answered: { methods: string[]; path: string }[] = strapi.server.listRoutes();
  const routes = answered.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`));
  process.send?.({ routes });
} catch (error) {
  console.error(error);
  process.exit(1);
}
