import { factories } from '../../../strapi.ts';

/** The list, `GET /api/reviews`, is a public call and stands in `src/calls`. */
export default factories.createCoreRouter('api::review.review', { except: ['find'] });
