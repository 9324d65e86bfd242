import { factories } from '../../../strapi.ts';

export default factories.createCoreRouter('api::site-setting.site-setting');
