import { createRequire } from 'node:module';

/**
 * Strapi's own functions. Required and not imported: Node cannot load the ES module build of Strapi, and the running
 * CMS is the other one anyway.
 */
export const { createStrapi, factories } = createRequire(import.meta.url)(
  '@strapi/strapi',
) as typeof import('@strapi/strapi');
