import { limitRate } from '@lumavelo/page-builder/limit-rate';
import { errors } from '@lumavelo/page-builder/strapi-errors';
import type { Core } from '@strapi/strapi';
import { describeCalculator, performCalculation } from './perform.ts';

type RequestContext = Parameters<Core.ControllerHandler>[0];

/** How long a calculator's form may be kept by browsers and proxies, in seconds. */
const FORM_AGE = 60;

/** Calculating, for everyone: `POST` performs a calculation, `GET` tells which cells there are. */
export const performCalculationRoutes = {
  routes: [
    {
      method: 'POST',
      path: '/perform-calculations/:slug',
      config: { auth: false, middlewares: [limitRate({ name: 'perform-calculations' })] },
      async handler(context: RequestContext) {
        context.set('Cache-Control', 'no-store');
        try {
          context.body = await performCalculation(strapi, String(context.params.slug), context.request.body);
        } catch (error) {
          if (error instanceof errors.RateLimitError) context.set('Retry-After', '1');
          throw error;
        }
      },
    },
    {
      method: 'GET',
      path: '/perform-calculations/:slug',
      config: { auth: false, middlewares: [limitRate({ name: 'calculator-forms' })] },
      async handler(context: RequestContext) {
        context.set('Cache-Control', `public, max-age=${FORM_AGE}`);
        context.body = await describeCalculator(strapi, String(context.params.slug));
      },
    },
  ],
};
