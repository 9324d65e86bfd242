import { publicRoute } from '../../../http/public-route.ts';

export default {
  routes: [{ method: 'GET', path: '/openapi.json', handler: 'openapi.find', config: publicRoute('openapi') }],
};
