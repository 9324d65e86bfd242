import { factories } from '../../../strapi.ts';

export default factories.createCoreService('api::bike-type.bike-type');
