import type { Core } from '@strapi/strapi';
import { completeVariants, stopCompleting } from './extensions/upload/complete-variants.ts';
import { followWrites } from './http/cached-action.ts';
import { handleClientErrors } from './http/client-errors.ts';
import { followDatabase } from './http/outages.ts';
import { trustProxies } from './http/trusted-proxies.ts';
import { loadApiModules } from './load-api-modules.ts';
import { assertSecrets } from './operation/assert-secrets.ts';
import { boundHeap } from './operation/bound-heap.ts';
import { finishRequests } from './operation/finish-requests.ts';
import { hideInLog } from './operation/hide-in-log.ts';
import { logSignIns } from './operation/log-sign-ins.ts';
import { addReadinessRoute } from './operation/readiness-route.ts';

/** What the CMS does at every start, before it answers the first request, and at its end. */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    hideInLog(strapi);
    assertSecrets(process.env);
    trustProxies(strapi, process.env);
    loadApiModules(strapi);
    addReadinessRoute(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    handleClientErrors(strapi.server.httpServer);
    followDatabase(strapi);
    logSignIns(strapi);
    followWrites(strapi);
    const setup = strapi.plugin('lumavelo').service('setup');
    await setup.prepare();
    await completeVariants(strapi);
    await setup.seedDemo();
    strapi.plugin('lumavelo').service('leads').follow();
    boundHeap();
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopCompleting();
    await finishRequests(strapi);
    await strapi.plugin('lumavelo').service('leads').stop();
    // Not before: a request may still calculate.
    await strapi.plugin('lumavelo').service('calculations').close();
  },
};
