import { findContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';

const { method, path } = findContract;

export default { routes: [{ method, path, handler: 'find.find', config: publicRoute(path) }] };
