/** The policy that every page of the site carries; a site by hand would have one too. */
export { onRequest } from '../../../web/src/middleware.ts';
