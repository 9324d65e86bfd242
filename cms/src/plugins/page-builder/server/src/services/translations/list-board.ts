import type { Core, UID } from '@strapi/strapi';
import { foldText } from 'page-format';
import { ENTRY } from '../../../../shared/envelope.ts';
import { toFieldPath } from '../../../../shared/translation/entry-texts.ts';
import type { BoardAnswer, BoardState, BoardTotal } from '../../../../shared/translation-board.ts';
import { findEntryTexts } from '../../documents/entry-texts.ts';
import { describeLanguages, type Language, listLanguages } from '../languages.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import { type Ability, ASK_TRANSLATIONS, readRules } from '../permissions.ts';
import { readsEverywhere, readsLanguage } from '../rights/reads-everywhere.ts';
import { mayChange } from '../translation-requests/list-translators.ts';
import { keyOfRequest, loadRequests, type RequestRow } from '../translation-requests/request-rows.ts';
import { findTitleField } from '../uses/entry-forms.ts';
import { describePages, type FoundPage } from './describe-pages.ts';
import { type BoardRow, loadBoardRows, loadChangers } from './load-board-rows.ts';
import { describeFilters, loadPageFilters } from './page-filters.ts';
import { namePeople } from './people.ts';
import { listTranslatedTypes } from './translated-types.ts';

export interface BoardQuestion {
  /** In titles. */
  search?: string;
  /** Of this language alone. */
  locale?: string;
  /** Of this content type alone. */
  type?: string;
  state?: BoardState;
  /** Who changed one of these languages last, or is asked for it. */
  person?: number;
  /** Values of attributes, see `PageType.filters`. */
  filters?: Readonly<Record<string, string>>;
  page: number;
  pageSize: number;
}

/** See `TranslationsService.list`. Reads no content of pages. */
export async function listBoard(strapi: Core.Strapi, ability: Ability, question: BoardQuestion): Promise<BoardAnswer> {
  const { page, pageSize } = question;
  const { pages, languages } = await findAllPages(strapi, ability, question.locale);
  const found = narrow(pages, question).sort(byTitle);
  return {
    data: await describePages(strapi, found.slice((page - 1) * pageSize, page * pageSize)),
    meta: {
      ...{ page, pageSize, total: found.length },
      languages: describeLanguages(strapi, languages),
      types: describeTypes(strapi, pages),
      filters: await describeFilters(strapi, pages),
      people: await namePeople(
        strapi,
        pages.flatMap(({ people }) => [...people]),
      ),
      translates: languages.map(({ code }) => code).filter((code) => changes(strapi, ability, code)),
      mayAsk: ability.can(ASK_TRANSLATIONS),
      totals: sumUp(found),
    },
  };
}

/** The content types of what was found, by their names. */
function describeTypes(strapi: Core.Strapi, pages: readonly FoundPage[]): BoardAnswer['meta']['types'] {
  return [...new Set(pages.map(({ type }) => type.uid))]
    .map((uid) => ({ uid, name: strapi.contentType(uid as UID.ContentType).info.displayName }))
    .sort((one, other) => compare(one.name, other.name));
}

const changes = (strapi: Core.Strapi, ability: Ability, locale: string) =>
  listTranslatedTypes(strapi).some(({ uid, fields }) => fields.some((field) => mayChange(ability, uid, field, locale)));

/**
 * All pages, and entries without a page, that a person may read.
 * @param shown their one language; all that the person may read without it
 */
export async function findAllPages(
  strapi: Core.Strapi,
  ability: Ability,
  shown?: string,
  types: readonly PageRows[] = listTranslatedTypes(strapi),
): Promise<{ pages: FoundPage[]; languages: Language[] }> {
  const languages = await listLanguages(strapi);
  const requests = await loadRequests(strapi);
  const readable = new Set<string>();
  const pages: FoundPage[] = [];
  for (const type of types) {
    for (const field of type.fields) {
      const locales = await listLocales(strapi, ability, type.uid, field, languages);
      for (const locale of locales) readable.add(locale);
      const place = { type, field, locales, requests };
      if (locales.length > 0) pages.push(...(await findPages(strapi, ability, place, shown)));
    }
  }
  return { pages, languages: languages.filter(({ code }) => readable.has(code)) };
}

function narrow(pages: readonly FoundPage[], question: BoardQuestion): FoundPage[] {
  const { search = '', type: wantedType, state, person, filters = {} } = question;
  const wanted = foldText(search);
  return pages
    .filter(({ type }) => wantedType === undefined || type.uid === wantedType)
    .filter(({ titles }) => wanted === '' || titles.some((title) => foldText(title).includes(wanted)))
    .filter(({ cells }) => state === undefined || [...cells.values()].some((cell) => isIn(cell, state)))
    .filter(({ people }) => person === undefined || people.has(person))
    .filter(({ values }) => Object.entries(filters).every(([name, value]) => values.get(name)?.has(value)));
}

const { compare } = new Intl.Collator('en');

/** In the order in which pages are listed. */
export const byTitle = (one: FoundPage, other: FoundPage) =>
  compare(one.titles[0] ?? '', other.titles[0] ?? '') || compare(one.documentId, other.documentId);

/** Languages in which a person may read every page of a type that they may read at all; of `ENTRY`, all of its texts. */
async function listLocales(
  strapi: Core.Strapi,
  ability: Ability,
  model: string,
  field: string,
  languages: readonly Language[],
): Promise<string[]> {
  const parts = field === ENTRY ? findEntryTexts(strapi, model, ENTRY).map(({ path }) => toFieldPath(path)) : [field];
  const readable: string[] = [];
  for (const { code } of languages) {
    if (!readsLanguage(ability, model, code)) continue;
    const asked = parts.map((part) => readsEverywhere(strapi, ability, { model, field: part, isRelated: false }, code));
    if ((await Promise.all(asked)).every(Boolean)) readable.push(code);
  }
  return readable;
}

interface Place {
  type: PageRows;
  field: string;
  /** Languages that the person may read. */
  locales: readonly string[];
  /** Of all pages. */
  requests: ReadonlyMap<string, RequestRow>;
}

async function findPages(
  strapi: Core.Strapi,
  ability: Ability,
  { type, field, locales, requests }: Place,
  only: string | undefined,
): Promise<FoundPage[]> {
  const rules = readRules(strapi, ability, type.uid);
  if (rules === false) return [];
  const titleField = await findTitleField(strapi, type.uid);
  const titled =
    titleField === undefined ? [] : await listLocales(strapi, ability, type.uid, titleField, toLanguages(locales));
  const isReadable = await findReadable(strapi, type, rules);
  const filters = await loadPageFilters(strapi, ability, type, locales);
  const changers = await loadChangers(strapi, type);
  const entries = new Map<string, Map<string, BoardRow>>();
  for (const row of await loadBoardRows(strapi, type, field, titleField)) {
    const rows = entries.get(row.documentId) ?? new Map<string, BoardRow>();
    entries.set(row.documentId, rows.set(row.locale, row));
  }
  const shown = locales.filter((locale) => only === undefined || locale === only);
  return [...entries].flatMap(([documentId, rows]): FoundPage[] => {
    const mayRead = (row: BoardRow | undefined) => row !== undefined && isReadable(row.id);
    if (!locales.some((locale) => mayRead(rows.get(locale)))) return [];
    const cells = shown
      .map((locale) => [locale, rows.get(locale) ?? null] as const)
      .filter(([, row]) => row === null || mayRead(row));
    const titles = titled.map((locale) => rows.get(locale)).flatMap((row) => (mayRead(row) && row?.title) || []);
    const original = [...rows.values()].find(({ allTexts, origin }) => allTexts !== null && origin === null);
    const words = original?.allWords ?? 0;
    const asked = new Map(
      cells.flatMap(([locale]) => {
        const request = requests.get(keyOfRequest(type.uid, documentId, locale));
        return request ? [[locale, request] as const] : [];
      }),
    );
    const people = new Set([
      ...cells.flatMap(([, row]) => (row && changers.get(row.id)) ?? []),
      ...[...asked.values()].map(({ person }) => person),
    ]);
    const read = locales.map((locale) => rows.get(locale)).filter(mayRead);
    const values = new Map(
      [...filters].map(([name, of]) => [name, new Set(read.flatMap((row) => (row && of.get(row.id)) ?? []))]),
    );
    if (cells.length === 0) return [];
    return [{ type, field, documentId, titles, words, cells: new Map(cells), values, people, requests: asked }];
  });
}

const toLanguages = (locales: readonly string[]) => locales.map((code) => ({ code, name: code }));

/** Which rows a person may read. */
async function findReadable(
  strapi: Core.Strapi,
  { uid, hasDrafts }: PageRows,
  rules: object | undefined,
): Promise<(id: number) => boolean> {
  if (!rules) return () => true;
  const rows: { id: number }[] = await strapi.db
    .queryBuilder(uid as UID.ContentType)
    .select(['id'])
    .where({ $and: [rules, ...(hasDrafts ? [{ publishedAt: { $null: true } }] : [])] })
    .execute({ mapResults: false });
  const ids = new Set(rows.map(({ id }) => Number(id)));
  return (id) => ids.has(id);
}

/** An original has nothing to translate, and neither has a page without a block of its original: they are in no state. */
function isIn(cell: BoardRow | null, state: BoardState): boolean {
  if (cell === null) return state === 'missing';
  const { origin, allTexts, absentTexts, todoTexts, outOfDateTexts } = cell;
  if (origin === null || (absentTexts > 0 && allTexts === absentTexts)) return false;
  const states = { missing: false, todo: todoTexts > 0, outOfDate: outOfDateTexts > 0 };
  return state === 'ready' ? todoTexts + outOfDateTexts === 0 : states[state];
}

function sumUp(found: readonly FoundPage[]): Record<string, BoardTotal> {
  const totals: Record<string, BoardTotal> = {};
  for (const { cells, words } of found) {
    for (const [locale, cell] of cells) {
      const total = totals[locale] ?? { missing: 0, missingWords: 0, todoWords: 0, outOfDateWords: 0 };
      totals[locale] = total;
      if (cell === null) {
        total.missing += 1;
        total.missingWords += words;
      } else if (cell.allTexts !== null) {
        total.todoWords += cell.todoWords;
        total.outOfDateWords += cell.outOfDateWords;
      }
    }
  }
  return totals;
}
