import { bikesFilterContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';

const { method, path } = bikesFilterContract;

export default { routes: [{ method, path, handler: 'bikes-filter.find', config: publicRoute(path) }] };
