/**
 * Takes out of the files that are stored already where they were made: `node scripts/hide-positions.ts`, in the folder of the
 * CMS and with its settings. Stop the CMS first when the database is SQLite.
 */
import { hideStored } from '../src/extensions/upload/hide-stored.ts';
import { createStrapi } from '../src/strapi.ts';

const folder = `${import.meta.dirname}/..`;
const strapi = await createStrapi({ appDir: folder, distDir: folder }).load();
await hideStored(strapi, (line) => process.stdout.write(`${line}\n`));
await strapi.destroy();
process.exit(0);
