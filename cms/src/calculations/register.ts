import type { Core } from '@strapi/strapi';
import { guardCalculators } from './guard-calculators.ts';
import { tryOut } from './try-out.ts';

type RequestContext = Parameters<Core.ControllerHandler>[0];

/** Before the CMS starts: the checks of every write, and the call of the try-out panel. */
export function registerCalculations(strapi: Core.Strapi): void {
  strapi.documents.use(guardCalculators(strapi) as Parameters<typeof strapi.documents.use>[0]);
  strapi.server.routes({
    type: 'admin',
    prefix: '/calculations',
    routes: [
      {
        method: 'POST',
        path: '/try-out',
        info: { apiName: 'calculator' },
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            {
              name: 'admin::hasPermissions',
              config: { actions: [['plugin::content-manager.explorer.read', 'api::calculator.calculator']] },
            },
          ],
        },
        async handler(context: RequestContext) {
          context.body = { data: await tryOut(strapi, context.request.body) };
        },
      },
    ],
  } as unknown as Parameters<typeof strapi.server.routes>[0]);
}
