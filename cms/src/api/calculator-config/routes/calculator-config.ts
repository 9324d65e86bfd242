import { factories } from '../../../strapi.ts';

export default factories.createCoreRouter('api::calculator-config.calculator-config');
