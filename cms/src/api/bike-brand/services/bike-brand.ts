import { factories } from '../../../strapi.ts';

export default factories.createCoreService('api::bike-brand.bike-brand');
