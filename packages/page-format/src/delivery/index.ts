/**
 * What the routes `GET /api/page-builder/pages` and `/page` respond with, as schemas: for the CMS, which describes itself
 * with them, and for site builds, which check what they read. A project extends them by what its pages have beyond a title
 * and an address. What runs in browsers imports types alone, so that no page loads the schemas.
 */
export * from './damaged-page.ts';
export * from './delivered-page.ts';
export * from './pagination.ts';
export * from './responses.ts';
