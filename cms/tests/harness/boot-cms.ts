/** Starts Strapi with the environment of this process, without the admin's web pages, and reports when it answers. */
import { join } from 'node:path';
import { createStrapi } from '../../src/strapi.ts';

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

try {
  await createStrapi({ appDir: root, distDir: root, serveAdminPanel: false }).start();
  process.send?.('started');
} catch (error) {
  console.error(error);
  process.exit(1);
}
