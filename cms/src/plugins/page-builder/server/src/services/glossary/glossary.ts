import type { Core, UID } from '@strapi/strapi';
import { foldText } from 'page-format';
import {
  EVERYWHERE,
  findDouble,
  MOST_TERMS,
  pairTerms,
  type Term,
  type TermList,
  type TermPair,
  type TermWords,
} from '../../../../shared/glossary.ts';
import type { ToldRefusal } from '../../../../shared/told-refusal.ts';
import { versionOf } from '../../../../shared/version.ts';
import { lockName } from '../../documents/lock-entry.ts';
import { TERM_MODEL } from '../../names.ts';
import { createHttpError, errors } from '../../strapi-errors.ts';
import { describeLanguages, listInherited, listLanguages } from '../languages.ts';

export interface TermQuestion {
  /** A part of a word. */
  search: string;
  page: number;
  pageSize: number;
}

/** Words that are always translated the same way, and those that are not translated. */
export function createGlossaryService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** See `readPairs`. */
    pair: (from: string, to: string): Promise<TermPair[]> => readPairs(strapi, from, to),

    /** Terms by what they are called in the first language that has a word for them, in parts. */
    async list({ search, page, pageSize }: TermQuestion): Promise<TermList> {
      const wanted = foldText(search);
      const languages = await listLanguages(strapi);
      const order = [EVERYWHERE, ...languages.map(({ code }) => code)];
      const nameOf = ({ words }: Term) => words[order.find((locale) => words[locale]) ?? '']?.[0] ?? '';
      const found = (await readTerms(strapi))
        .filter(({ words }) =>
          Object.values(words).some((list) => list.some((word) => foldText(word).includes(wanted))),
        )
        .sort((one, other) => compare(nameOf(one), nameOf(other)) || one.id - other.id);
      return {
        data: found.slice((page - 1) * pageSize, page * pageSize),
        meta: { page, pageSize, total: found.length, languages: describeLanguages(strapi, languages) },
      };
    },

    /** @throws ValidationError for words that another term has, and for a language that there is not */
    create: (words: TermWords): Promise<Term> =>
      change(strapi, async (terms) => {
        if (terms.length >= MOST_TERMS) {
          const message = `The glossary has ${MOST_TERMS} terms, and takes no more. Delete some first.`;
          const told: ToldRefusal = { code: 'glossary.refused.full', values: { count: MOST_TERMS } };
          throw new errors.ValidationError(message, told);
        }
        await assertWords(strapi, words, terms);
        return toTerm(await query(strapi).create({ data: { words } }));
      }),

    /**
     * @param version of the words that the change begins from
     * @throws NotFoundError, or as `create` does; an error with status 409 when somebody else has changed the term since
     */
    update: (id: number, words: TermWords, version: string): Promise<Term> =>
      change(strapi, async (terms) => {
        const before = findTerm(terms, id);
        if (before.version !== version) {
          const message = 'Somebody else has changed this term meanwhile. Open it again.';
          const told: ToldRefusal = { code: 'glossary.refused.changed' };
          throw createHttpError(409, 'ConflictError', message, told);
        }
        await assertWords(
          strapi,
          words,
          terms.filter((term) => term !== before),
        );
        return toTerm(await query(strapi).update({ where: { id }, data: { words } }));
      }),

    /** @throws NotFoundError */
    remove: (id: number): Promise<void> =>
      change(strapi, async (terms) => {
        findTerm(terms, id);
        await query(strapi).delete({ where: { id } });
      }),
  };
}

/** The terms that two languages have words for. A variant has the words of its language until it has its own. */
export async function readPairs(strapi: Core.Strapi, from: string, to: string): Promise<TermPair[]> {
  return pairTerms(await readTerms(strapi), listInherited(strapi, from), listInherited(strapi, to));
}

/** Words of a project that its own code puts into the glossary. */
export type GlossaryService = Pick<ReturnType<typeof createGlossaryService>, 'create'>;

export function getGlossary(strapi: Core.Strapi): GlossaryService {
  return strapi.plugin('page-builder').service('glossary') as GlossaryService;
}

const query = (strapi: Core.Strapi) => strapi.db.query(TERM_MODEL as UID.Schema);

const { compare } = new Intl.Collator('en');

async function readTerms(strapi: Core.Strapi): Promise<Term[]> {
  const rows: { id: number; words: TermWords }[] = await query(strapi).findMany({});
  return rows.map(toTerm);
}

function toTerm({ id, words }: { id: number; words: TermWords }): Term {
  return { id, words, version: versionOf(words) };
}

/** Changes come one after the other: each looks at the words of all terms. */
async function change<Result>(strapi: Core.Strapi, write: (terms: Term[]) => Promise<Result>): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockName(strapi, trx, 'page-builder glossary');
    return write(await readTerms(strapi));
  });
}

function findTerm(terms: readonly Term[], id: number): Term {
  const term = terms.find((each) => each.id === id);
  if (term) return term;
  const told: ToldRefusal = { code: 'glossary.refused.gone' };
  throw new errors.NotFoundError('There is no such term. Perhaps somebody else has deleted it.', told);
}

async function assertWords(strapi: Core.Strapi, words: TermWords, others: readonly Term[]): Promise<void> {
  const known = new Set((await listLanguages(strapi)).map(({ code }) => code)).add(EVERYWHERE);
  const unknown = Object.keys(words).find((locale) => !known.has(locale));
  if (unknown !== undefined) {
    const told: ToldRefusal = { code: 'glossary.refused.language', values: { language: unknown } };
    throw new errors.ValidationError(`There is no language "${unknown}" here.`, told);
  }
  const double = findDouble(words, others);
  if (!double) return;
  const where = double.locale === EVERYWHERE ? '' : ` in ${double.locale}`;
  const language = double.locale === EVERYWHERE ? 'none' : double.locale;
  const told: ToldRefusal = { code: 'glossary.refused.double', values: { word: double.word, language } };
  throw new errors.ValidationError(`Another term has "${double.word}"${where} already. Change that one instead.`, told);
}
