import { factories } from '../../factories.ts';

export default factories.createCoreController('api::page.page');
