/**
 * What the routes of the CMS take and respond with (specification points 3 and 7): schemas for the CMS, which checks
 * requests with them and describes itself at `/api/openapi.json`, and for the site's build. What runs in browsers
 * imports types alone, so that no page loads the schemas.
 */
export * from './bike-entries.ts';
export * from './bike-finder.ts';
export * from './bike-lease.ts';
export * from './bikes-filter.ts';
export * from './dealers.ts';
export * from './delivery.ts';
export * from './facts.ts';
export * from './faq-entry.ts';
export * from './files.ts';
export * from './find.ts';
export * from './leads.ts';
export * from './newsletter.ts';
export * from './pagination.ts';
export * from './perform-calculations.ts';
export * from './redirects.ts';
export * from './reviews.ts';
export * from './route-contract.ts';
export * from './site-settings.ts';
