import { redirectsContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';
import { factories } from '../../../strapi.ts';

/** The list, `GET /api/redirects`, is public and has a form of its own. */
export default factories.createCoreRouter('api::redirect.redirect', {
  config: { find: publicRoute(redirectsContract.path) },
});
