import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::bike-type.bike-type');
