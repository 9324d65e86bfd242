import type { Core } from '@strapi/strapi';
import { paginationQuery } from 'page-format/delivery';
import { z } from 'zod';
import { EVERYWHERE, LONGEST_WORD, MOST_FORMS, type TermList, type TermPair } from '../../../shared/glossary.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { PAGE_PLACE, ROW_ID } from './page-place.ts';

const LOCALE = PAGE_PLACE.shape.locale.unwrap();

const LANGUAGES = z.strictObject({ from: LOCALE, to: LOCALE });

const QUESTION = z.strictObject({ search: z.string().trim().max(200).default(''), ...paginationQuery });

const WORD = z
  .string()
  .trim()
  .min(1, 'a word is empty')
  .max(LONGEST_WORD)
  // Commas stand between words where people write them.
  .regex(/^[^,\p{Cc}\p{Cs}]*$/u, 'expected one line of text without a comma')
  .regex(/[\p{L}\p{N}]/u, 'expected a letter or a digit');

const WORDS = z
  .record(z.union([LOCALE, z.literal(EVERYWHERE)]), z.array(WORD).min(1, 'a word is missing').max(MOST_FORMS))
  .refine((words) => Object.keys(words).length > 0, 'expected a word in at least one language')
  .refine(
    (words) => !(EVERYWHERE in words) || Object.keys(words).length === 1,
    'a term that is not translated has no words in languages',
  );

const TERM = z.strictObject({ words: WORDS });

const CHANGE = TERM.extend({ version: z.string().max(64) });

/** Under `/page-builder/glossary`: words that are always translated the same way, or not at all. */
export function createGlossaryController({ strapi }: { strapi: Core.Strapi }) {
  const glossary = () => getService(strapi, 'glossary');
  return {
    /** `GET`: all terms that two languages have words for. */
    async pair(context: RequestContext) {
      const { from, to } = parse(LANGUAGES, context.query);
      context.body = { data: await glossary().pair(from, to) } satisfies { data: TermPair[] };
    },

    /** `GET /terms`: terms in all languages, in parts. */
    async find(context: RequestContext) {
      context.body = (await glossary().list(parse(QUESTION, context.query))) satisfies TermList;
    },

    /** `POST /terms` */
    async create(context: RequestContext) {
      const { words } = parse(TERM, context.request.body);
      context.body = { data: await glossary().create(words) };
      context.status = 201;
    },

    /** `PUT /terms/:id`, with the version of the words that the change begins from. */
    async update(context: RequestContext) {
      const { id } = parse(ROW_ID, context.params);
      const { words, version } = parse(CHANGE, context.request.body);
      context.body = { data: await glossary().update(id, words, version) };
    },

    /** `DELETE /terms/:id` */
    async remove(context: RequestContext) {
      const { id } = parse(ROW_ID, context.params);
      await glossary().remove(id);
      context.body = { data: null };
    },
  };
}
