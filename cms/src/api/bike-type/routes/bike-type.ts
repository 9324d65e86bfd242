import { factories } from '../../../strapi.ts';

export default factories.createCoreRouter('api::bike-type.bike-type');
