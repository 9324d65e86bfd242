import { siteSettingsContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';

const { method, path } = siteSettingsContract;

export default { routes: [{ method, path, handler: 'site.find', config: publicRoute(path) }] };
