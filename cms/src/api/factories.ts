import { createRequire } from 'node:module';

/** Required and not imported: Strapi itself runs from this copy, and Node cannot load its other one. */
export const { factories } = createRequire(import.meta.url)('@strapi/strapi') as typeof import('@strapi/strapi');
