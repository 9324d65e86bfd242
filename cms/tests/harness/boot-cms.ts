/** Starts Strapi with the environment of this process, without the admin's web pages, and reports when it answers. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Required and not imported: Node cannot load Strapi's ES module build.
const { createStrapi } = createRequire(import.meta.url)('@strapi/strapi') as typeof import('@strapi/strapi');

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

try {
  await createStrapi({ appDir: root, distDir: root, serveAdminPanel: false }).start();
  process.send?.('started');
} catch (error) {
  console.error(error);
  process.exit(1);
}
