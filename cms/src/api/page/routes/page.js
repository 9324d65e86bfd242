import { factories } from '../../factories.ts';

export default factories.createCoreRouter('api::page.page');
