import type { Core } from '@strapi/strapi';
import { closePool } from '../calculations/pool.ts';
import { registerCalculations } from '../calculations/register.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { completeVariants, stopCompleting } from '../extensions/upload/complete-variants.ts';
import { answerUnreadable } from '../http/answer-unreadable.ts';
import { followWrites } from '../http/cached-action.ts';
import { followDatabase } from '../http/outages.ts';
import { loadApiModules } from '../load-api-modules.ts';
import { answerReadiness } from '../operation/answer-readiness.ts';
import { boundHeap } from '../operation/bound-heap.ts';
import { finishRequests } from '../operation/finish-requests.ts';
import { guardRedirects } from '../redirects/guard-redirects.ts';
import { offerRedirects } from '../redirects/offer-redirects.ts';
import { keepFieldsToAdministrators } from '../rights/administrators-fields.ts';
import { guardOwnership } from '../rights/guard-ownership.ts';
import { guardRoutes } from '../rights/guard-routes.ts';
import { ignoreIds } from '../rights/ignore-ids.ts';
import { keepAbilities } from '../rights/keep-abilities.ts';
import { arrangeForms } from './arrange-forms.ts';
import { assertSecrets } from './assert-secrets.ts';
import { configureUploads } from './configure-uploads.ts';
import { createLocales } from './create-locales.ts';
import { createRoles } from './create-roles.ts';
import { placeDealers } from './place-dealers.ts';

/** What the CMS does at every start, before it answers the first request. */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    assertSecrets(process.env);
    loadApiModules(strapi);
    placeDealers(strapi);
    guardRoutes(strapi);
    for (const guard of [ignoreIds(), guardOwnership(strapi)]) {
      strapi.documents.use(guard as Parameters<typeof strapi.documents.use>[0]);
    }
    guardRedirects(strapi);
    offerRedirects(strapi);
    registerCalculations(strapi);
    answerReadiness(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    answerUnreadable(strapi.server.httpServer);
    followDatabase(strapi);
    followWrites(strapi);
    const isNew = await createLocales(strapi);
    if (isNew) {
      await configureUploads(strapi);
      await createRoles(strapi);
    }
    await keepFieldsToAdministrators(strapi);
    keepAbilities(strapi);
    await arrangeForms(strapi);
    await completeVariants(strapi);
    await seedDemo(strapi, { wanted: process.env.SEED_DEMO === 'true' });
    boundHeap();
  },
  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopCompleting();
    await finishRequests(strapi);
    await closePool();
  },
};
