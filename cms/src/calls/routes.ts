import { type CachedAnswer, toAnswer } from '@lumavelo/page-builder/answer-cache';
import { limitRate } from '@lumavelo/page-builder/limit-rate';
import { sendAnswer } from '@lumavelo/page-builder/send-answer';
import { contracts } from './contracts.ts';
import { type CallContext, toRoutes } from './define-call.ts';
import { describeCalls } from './describe-calls.ts';
import { calls } from './index.ts';

/** Made when it is asked for first; it changes with the code alone. */
let description: CachedAnswer | undefined;

function describe(): CachedAnswer {
  description ??= toAnswer(describeCalls(contracts));
  return description;
}

/** Strapi routes of the public calls, and of their description. */
export default {
  routes: [
    ...toRoutes(calls),
    {
      method: 'GET',
      path: '/openapi.json',
      config: { auth: false as const, middlewares: [limitRate({ name: 'openapi' })] },
      async handler(context: CallContext) {
        sendAnswer(context, describe());
      },
    },
  ],
};
