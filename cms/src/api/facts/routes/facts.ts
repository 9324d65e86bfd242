import { factsContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';

const { method, path } = factsContract;

export default { routes: [{ method, path, handler: 'facts.find', config: publicRoute(path) }] };
