import { publicRoute } from '../../../http/public-route.ts';
import { countLists } from '../count-lists.ts';

export default {
  routes: [
    {
      method: 'POST',
      path: '/perform-calculations/:slug',
      handler: 'perform-calculations.perform',
      config: publicRoute('perform-calculations'),
    },
    {
      method: 'POST',
      path: '/perform-calculations/:slug/leases',
      handler: 'perform-calculations.leases',
      config: publicRoute('bike-leases', countLists),
    },
    {
      method: 'GET',
      path: '/perform-calculations/:slug',
      handler: 'perform-calculations.findForm',
      config: publicRoute('calculator-forms'),
    },
  ],
};
