import { createRequire } from 'node:module';

/**
 * Strapi's error classes. Required and not imported: an import would load a second copy of the package, and Strapi
 * tells errors apart by class, so those of the copy would be answered with status 500.
 */
export const { errors } = createRequire(import.meta.url)('@strapi/utils') as typeof import('@strapi/utils');
