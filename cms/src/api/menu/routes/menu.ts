import { factories } from '../../../strapi.ts';

export default factories.createCoreRouter('api::menu.menu');
