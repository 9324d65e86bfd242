import type { Core } from '@strapi/strapi';
import { ID_PATTERN } from 'page-format';
import { z } from 'zod';
import { isLocalized } from '../documents/is-localized.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { nameDevice } from '../services/safety-copies/name-device.ts';
import { readBase, readWork } from '../services/safety-copies/read-work.ts';
import type { CopyPlace } from '../services/safety-copies/safety-copies.ts';
import { listKeptFields } from '../services/versions/snapshot.ts';
import { errors } from '../strapi-errors.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

const SESSION = z.string().regex(ID_PATTERN);
const SENT = z.union([z.string().max(8_000_000), z.looseObject({})]);
const COPY = PAGE_PLACE.extend({
  session: SESSION,
  basedOn: z.string().regex(/^[0-9a-f]{1,64}$/),
  step: z.number().int().min(0).max(2_147_483_647),
  /** A time that a date can hold. */
  editedAt: z.number().int().min(0).max(8_640_000_000_000_000),
  work: SENT,
  base: SENT.optional(),
});

type Place = z.infer<typeof PAGE_PLACE>;

/** `/page-builder/safety-copies`: unsaved work of whoever asks, on one page. */
export function createSafetyCopiesController({ strapi }: { strapi: Core.Strapi }) {
  const service = getService(strapi, 'safety-copies');

  const readPlace = ({ state }: RequestContext, { model, documentId, locale, field }: Place) => {
    const type = assertPageField(strapi, model, field);
    const { id: person } = state.user as { id: number };
    if (isLocalized(type) && locale === undefined) {
      throw new errors.ValidationError('"locale" is missing: the type has languages.');
    }
    const language = isLocalized(type) ? (locale as string) : '';
    return { type, place: { person, contentType: model, entry: documentId, locale: language, field } as CopyPlace };
  };

  return {
    /** `GET /page-builder/safety-copies`: the last first. */
    async find(context: RequestContext) {
      const { place } = readPlace(context, parse(PAGE_PLACE, context.query));
      context.set('Cache-Control', 'no-store');
      context.body = { data: await service.list(place) };
    },

    /** `POST /page-builder/safety-copies`: keeps work in place of what the same stretch of it has kept before. */
    async keep(context: RequestContext) {
      const { session, basedOn, step, editedAt, work: sent, base, ...named } = parse(COPY, context.request.body);
      const { type, place } = readPlace(context, named);
      const { fields, ...work } = readWork(named.field, sent);
      const kept = new Set(listKeptFields(type));
      const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => kept.has(name)));
      const data = await service.keep(place, {
        session,
        device: nameDevice(context.get('User-Agent')),
        basedOn,
        step,
        editedAt,
        work: { ...work, fields: typed },
        base: base === undefined ? undefined : readBase(named.field, base),
      });
      context.body = { data };
    },

    /** `DELETE /page-builder/safety-copies/:session`: it was saved, or is not wanted any more. */
    async remove(context: RequestContext) {
      const { place } = readPlace(context, parse(PAGE_PLACE, context.query));
      await service.remove(place, parse(SESSION, context.params.session));
      context.body = { data: null };
    },
  };
}
