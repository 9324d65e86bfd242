import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { type Ability, READ_ENTRIES, UPDATE_ENTRIES } from '../services/permissions.ts';
import { errors } from '../strapi-errors.ts';
import { PAGE_PLACE } from './page-place.ts';

const TYPE = PAGE_PLACE.pick({ model: true });

const CONVERSION = PAGE_PLACE.omit({ field: true }).extend({
  direction: z.enum(['import', 'export']),
  dryRun: z.boolean().default(false),
  replace: z.boolean().default(false),
});

/** Dynamic zones as pages and back, for the button in an entry. */
export function createZonesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** `?model=api::landing.landing`: what can be converted in entries of the type; null where nothing can. */
    find(context: RequestContext) {
      const plan = getService(strapi, 'zones').find(parse(TYPE, context.query).model);
      context.body = { data: plan ? { zone: plan.zone, field: plan.field } : null };
    },

    /**
     * Converts the draft of an entry, or only tells what would be lost.
     * @throws ForbiddenError when the user may not read what is converted, or change what it becomes
     */
    async convert(context: RequestContext) {
      const { model, documentId, locale, direction, dryRun, replace } = parse(CONVERSION, context.request.body);
      const zones = getService(strapi, 'zones');
      const plan = zones.find(model);
      if (!plan) throw new errors.NotFoundError('No mapping of this type is configured.');
      const [source, target] = direction === 'import' ? [plan.zone, plan.field] : [plan.field, plan.zone];
      const ability = context.state.userAbility as Ability;
      if (!ability.can(READ_ENTRIES, model, source) || !ability.can(UPDATE_ENTRIES, model, target)) {
        throw new errors.ForbiddenError();
      }
      const place = { documentId, locale: locale ?? null };
      context.body = { data: await zones.convert(plan, direction, place, { isDryRun: dryRun, replace }) };
    },
  };
}
