import { publicRoute } from '../../../http/public-route.ts';

export default {
  routes: [
    {
      method: 'POST',
      path: '/perform-calculations/:slug',
      handler: 'perform-calculations.perform',
      config: publicRoute('perform-calculations'),
    },
    {
      method: 'GET',
      path: '/perform-calculations/:slug',
      handler: 'perform-calculations.findForm',
      config: publicRoute('calculator-forms'),
    },
  ],
};
