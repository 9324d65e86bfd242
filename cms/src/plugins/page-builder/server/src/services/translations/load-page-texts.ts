import type { Core, UID } from '@strapi/strapi';
import type { PageAddress, PageProblem, PageTexts, StoredTexts } from '../../../../shared/page-texts.ts';
import { readAt } from '../../../../shared/translation/entry-texts.ts';
import { readBases } from '../../bases/read-bases.ts';
import { listReadableTexts, listWritableTexts } from '../../documents/change-entry-texts.ts';
import { loadEntryTexts } from '../../documents/entry-texts.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import { type Ability, mayChangeTexts, READ_ENTRIES } from '../permissions.ts';
import { can, findSubject } from '../rights/subjects.ts';
import { createTranslationSourcesService } from '../translation-sources.ts';
import { findTitleField, readLabels } from '../uses/entry-forms.ts';
import { findOrigin } from './find-origin.ts';
import { findTranslatedType } from './translated-types.ts';

/** Pages whose texts are asked for, in the language that is translated and the other one. */
export interface TextsQuestion {
  from: string;
  to: string;
  pages: readonly PageAddress[];
}

/** See `TranslationsService.loadTexts`. */
export async function loadPageTexts(
  strapi: Core.Strapi,
  ability: Ability,
  { pages, ...languages }: TextsQuestion,
): Promise<(PageTexts | { problem: PageProblem })[]> {
  const answers: (PageTexts | { problem: PageProblem })[] = [];
  for (const page of pages) {
    const type = findTranslatedType(strapi, page.contentType);
    const place = { model: page.contentType, documentId: page.documentId, field: page.field, ...languages };
    const problem = type ? await findProblem(strapi, ability, type, place) : 'unknown';
    answers.push(type && !problem ? await loadTexts(strapi, ability, type, place) : { problem: problem ?? 'unknown' });
  }
  return answers;
}

interface Place {
  model: string;
  documentId: string;
  field: string;
  from: string;
  to: string;
}

async function findProblem(
  strapi: Core.Strapi,
  ability: Ability,
  type: PageRows,
  { from, to, ...place }: Place,
): Promise<PageProblem | undefined> {
  if (!type.fields.includes(place.field)) return 'unknown';
  const find = async (locale: string) => {
    const entry = await findSubject(strapi, place.model, place.documentId, locale);
    const asked = entry ?? { documentId: place.documentId, locale };
    return { entry, isReadable: can(strapi, ability, READ_ENTRIES, place.model, asked, place.field) };
  };
  const [original, translation] = [await find(from), await find(to)];
  if (!original.isReadable || !translation.isReadable || !(original.entry ?? translation.entry)) return 'unknown';
  if (!original.entry) return 'noOriginal';
  if (!translation.entry) return 'missing';
  return (await mayChangeTexts(strapi, ability, { ...place, locale: to })) ? undefined : 'forbidden';
}

async function loadTexts(
  strapi: Core.Strapi,
  ability: Ability,
  type: PageRows,
  { from, to, ...place }: Place,
): Promise<PageTexts> {
  const { model, documentId, field } = place;
  const readable = await listReadableTexts(strapi, ability, { ...place, locale: from });
  const writable = await listWritableTexts(strapi, ability, { ...place, locale: to });
  const texts = writable.filter(({ path }) => readable.some((text) => text.path === path));
  // The versions first: older ones do no harm, newer ones would.
  const rows = await loadRows(strapi, type, place, [from, to]);
  const [bases = {}] = await readBases(strapi, model, rows.slice(1));
  const titleField = await findTitleField(strapi, model);
  const values = await loadEntryTexts(
    strapi,
    place,
    [from, to],
    [...texts, ...readable.filter(({ path }) => path === titleField)],
  );
  const [original, translation] = [from, to].map(
    (locale, index): StoredTexts => ({ content: rows[index]?.[field], values: values.get(locale) ?? {} }),
  ) as [StoredTexts, StoredTexts];
  const title = titleField === undefined ? undefined : readAt(original.values, titleField);
  const changed = new Set([field, ...texts.map(({ path }) => path.split('.')[0])]);
  return {
    title: typeof title === 'string' ? title : null,
    origin: await findOrigin(strapi, { uid: model, documentId, locale: to, field }),
    ...{ original, translation },
    sources: await createTranslationSourcesService({ strapi }).read({ uid: model, documentId, locale: to, field }),
    texts: await Promise.all(
      texts.map(async (text) => ({
        ...text,
        label: (await readLabels(strapi, model, text.path.split('.'))).join(' › '),
      })),
    ),
    basedOn: Object.fromEntries(Object.entries(bases).filter(([name]) => changed.has(name))),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** The drafts in these languages, in their order. */
async function loadRows(
  strapi: Core.Strapi,
  { uid, hasDrafts }: PageRows,
  { documentId, field }: Pick<Place, 'documentId' | 'field'>,
  locales: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: { documentId, locale: { $in: locales }, ...(hasDrafts && { publishedAt: { $null: true } }) },
    select: ['id', 'documentId', 'locale', 'updatedAt', field],
  });
  return locales.map((locale) => rows.find((row) => row.locale === locale) ?? {});
}
