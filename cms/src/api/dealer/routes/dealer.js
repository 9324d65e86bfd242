import { factories } from '../../../strapi.ts';

/** The list, `GET /api/dealers`, is a public call and stands in `src/calls`. */
export default factories.createCoreRouter('api::dealer.dealer', { except: ['find'] });
