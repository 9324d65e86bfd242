import { factories } from '../../../strapi.ts';

export default factories.createCoreRouter('api::calculator.calculator');
