import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::page.page');
