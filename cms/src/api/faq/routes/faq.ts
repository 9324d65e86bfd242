import { factories } from '../../../strapi.ts';

export default factories.createCoreRouter('api::faq.faq');
