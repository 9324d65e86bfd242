import { factories } from '../../../strapi.ts';

export default factories.createCoreController('api::site-setting.site-setting');
