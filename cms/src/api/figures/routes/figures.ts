import { figuresContract } from '@lumavelo/blocks/contract';
import { publicRoute } from '../../../http/public-route.ts';

const { method, path } = figuresContract;

export default { routes: [{ method, path, handler: 'figures.find', config: publicRoute(path) }] };
