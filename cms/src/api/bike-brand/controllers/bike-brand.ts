import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::bike-brand.bike-brand');
