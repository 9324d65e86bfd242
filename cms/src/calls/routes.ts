import { describedCalculations } from '../calculations/describe.ts';
import { type CallContext, toRoutes } from './define-call.ts';
import { describeCalls } from './describe-calls.ts';
import { describedDelivery } from './describe-delivery.ts';
import { describedFiles } from './describe-files.ts';
import { calls } from './index.ts';

/** Strapi routes of the public calls, and of their description. */
export default {
  routes: [
    ...toRoutes(calls),
    {
      method: 'GET',
      path: '/openapi.json',
      config: { auth: false as const },
      async handler(context: CallContext) {
        context.set('Cache-Control', 'public, max-age=300');
        context.body = describeCalls([...calls, ...describedCalculations, ...describedDelivery, ...describedFiles]);
      },
    },
  ],
};
