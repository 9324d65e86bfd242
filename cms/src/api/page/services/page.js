import { factories } from '../../factories.ts';

export default factories.createCoreService('api::page.page');
