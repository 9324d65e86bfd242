import { factories } from '../../../strapi.ts';

export default factories.createCoreService('api::site-setting.site-setting');
