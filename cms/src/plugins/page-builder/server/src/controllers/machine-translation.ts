import type { Core, UID } from '@strapi/strapi';
import { type Block, migrateDocument, type PageDocument, type Registry, salvageDocument } from 'page-format';
import { z } from 'zod';
import { ENTRY } from '../../../shared/envelope.ts';
import { type MachineAnswer, MOST_TEXTS } from '../../../shared/machine-translation.ts';
import { toEntryBlock, withEntryBlock } from '../../../shared/translation/entry-block.ts';
import { expandTexts } from '../../../shared/translation/entry-texts.ts';
import { listReadableTexts } from '../documents/change-entry-texts.ts';
import { loadEntryTexts } from '../documents/entry-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import type { Ability } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { findTranslatedType } from '../services/translations/translated-types.ts';
import { errors } from '../strapi-errors.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

const LOCALE = PAGE_PLACE.shape.locale.unwrap();

/** A page, or an entry without one (`ENTRY`), and the language of its original. */
const PLACE = PAGE_PLACE.extend({ field: PAGE_PLACE.shape.field.or(z.literal(ENTRY)), locale: LOCALE, from: LOCALE });

const TEXT = z.strictObject({
  block: z.string().max(64),
  place: z.string().max(300),
  index: z.int().min(0).max(10_000),
  version: z.string().max(64),
});

const CALL = PLACE.extend({ texts: z.array(TEXT).min(1).max(MOST_TEXTS) });

/** Under `/page-builder/machine-translation`: texts of the original of a page, or of an entry without one, in its language. */
export function createMachineTranslationController({ strapi }: { strapi: Core.Strapi }) {
  const service = () => getService(strapi, 'machine-translation');
  return {
    /** `GET`: how many characters of this month are left; null where nothing translates between the languages. */
    async describe(context: RequestContext) {
      const { model, field, from, locale } = parse(PLACE, context.query);
      assertTranslated(strapi, model, field);
      context.set('Cache-Control', 'no-store');
      context.body = { data: (await service().describe(from, locale)) ?? null };
    },

    /**
     * `POST`: the translations of the named texts of the stored original, which are stored nowhere. A call that nobody waits for any
     * more sends nothing further.
     */
    async translate(context: RequestContext) {
      const { model, documentId, field, from, locale, texts } = parse(CALL, context.request.body);
      assertTranslated(strapi, model, field);
      const place = { model, documentId, locale: from, field };
      const page = await readOriginal(strapi, place);
      const { original, registry } = await addEntryTexts(strapi, context.state.userAbility, place, page);
      const ending = new AbortController();
      context.res.once('close', () => ending.abort());
      const answer = await service().translate({ original, registry, texts, from, to: locale, signal: ending.signal });
      noteInLog(strapi, context, answer, `${model} ${documentId} from ${from} to ${locale}`);
      context.body = answer;
    },
  };
}

/** @throws NotFoundError where the type has no such field, ValidationError where it has no languages */
function assertTranslated(strapi: Core.Strapi, model: string, field: string): void {
  if (findTranslatedType(strapi, model)?.fields.includes(field)) return;
  assertPageField(strapi, model, field);
  throw new errors.ValidationError('Entries of this type have one language.');
}

/** An entry without a page has no blocks. @throws NotFoundError where nothing is stored in that language */
async function readOriginal(
  strapi: Core.Strapi,
  { model, documentId, locale, field }: Record<'model' | 'documentId' | 'locale' | 'field', string>,
): Promise<PageDocument> {
  if (field === ENTRY) return { format: 'page', formatVersion: 1, blocks: [] };
  const { options } = strapi.contentType(model as UID.ContentType);
  const where = { documentId, locale, ...(options?.draftAndPublish && { publishedAt: { $null: true } }) };
  const row = await strapi.db.query(model as UID.ContentType).findOne({ where, select: [field] });
  const stored = salvageDocument((row as Record<string, unknown> | null)?.[field]);
  if (!stored) throw new errors.NotFoundError(`The page is not stored in ${locale}.`);
  return migrateDocument(stored.document, getRegistry(strapi).blocks);
}

/** A page with those texts of its entry, as a block, that the person may read and a machine translates: no addresses. */
async function addEntryTexts(
  strapi: Core.Strapi,
  ability: Ability,
  place: Record<'model' | 'documentId' | 'locale' | 'field', string>,
  page: PageDocument,
): Promise<{ original: PageDocument; registry: Registry }> {
  const known = (await listReadableTexts(strapi, ability, place)).filter(({ kind }) => kind !== 'slug');
  const values = (await loadEntryTexts(strapi, place, [place.locale], known)).get(place.locale);
  const texts = expandTexts(known, [values]);
  return {
    original: { ...page, blocks: [toEntryBlock(texts, values) as Block, ...page.blocks] },
    registry: withEntryBlock(getRegistry(strapi).blocks, texts),
  };
}

/** Who has spent what; never what it was spent on. */
function noteInLog(strapi: Core.Strapi, { state }: RequestContext, { data, meta }: MachineAnswer, what: string): void {
  const translated = data.filter((text) => 'text' in text).length;
  const end = meta.ended ? `, ended: ${meta.ended}` : '';
  strapi.log.info(
    `Administrator ${state.user.id} had ${translated} of ${data.length} texts of ${what} translated by machine; ${meta.left} characters are left this month${end}.`,
  );
}
