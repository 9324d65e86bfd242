import { bikeFinderContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';

const { method, path } = bikeFinderContract;

export default { routes: [{ method, path, handler: 'bike-finder.find', config: publicRoute(path) }] };
