import { factories } from '../../../strapi.ts';

export default factories.createCoreService('api::calculator-config.calculator-config');
