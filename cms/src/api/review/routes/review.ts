import { reviewsContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';
import { factories } from '../../../strapi.ts';

/** The list, `GET /api/reviews`, is public and has a form of its own. */
export default factories.createCoreRouter('api::review.review', {
  config: { find: publicRoute(reviewsContract.path) },
});
