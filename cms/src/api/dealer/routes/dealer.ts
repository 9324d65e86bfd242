import { dealersContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';
import { factories } from '../../../strapi.ts';

/** The list, `GET /api/dealers`, is public and has a form of its own. */
export default factories.createCoreRouter('api::dealer.dealer', {
  config: { find: publicRoute(dealersContract.path) },
});
