import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Person } from '../../../shared/translation-board.ts';
import {
  LONGEST_NOTE,
  type MailOutcome,
  MOST_REQUESTED,
  type RequestAnswer,
} from '../../../shared/translation-requests.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import type { Asker } from '../services/translation-requests/ask.ts';
import { PAGE_PLACE } from './page-place.ts';

const LOCALE = PAGE_PLACE.shape.locale.unwrap();

/** West of all others, a day ends twelve hours later than in UTC. */
const LATEST_ZONE = 12 * 3_600_000;

const PAGE = { contentType: PAGE_PLACE.shape.model, documentId: PAGE_PLACE.shape.documentId };

const REQUEST = z.strictObject({
  locale: LOCALE,
  pages: z.array(z.strictObject(PAGE)).min(1).max(MOST_REQUESTED),
  person: z.int().min(1).max(2_147_483_647),
  until: z.iso
    .date()
    .refine((date) => date >= new Date(Date.now() - LATEST_ZONE).toISOString().slice(0, 10), 'This day is over')
    .optional(),
  note: z
    .string()
    .trim()
    .max(LONGEST_NOTE)
    .regex(/^(?:\P{Cc}|[\t\n\r])*$/u, 'expected text')
    .optional(),
});

const SENTENCES: Readonly<Record<MailOutcome, string>> = {
  sent: 'The mail was sent.',
  none: 'The requests are stored. The mail was not sent, because this CMS sends none.',
  unreachable: 'The requests are stored. The mail was not sent, because the mail server does not answer.',
  refused: 'The requests are stored. The mail was not sent, because the mail server refused it.',
  failed: 'The requests are stored. The mail was not sent, because of an error that is in the log.',
};

/** Under `/page-builder/translations`, for who may ask for translations. */
export function createTranslationRequestsController({ strapi }: { strapi: Core.Strapi }) {
  const service = () => getService(strapi, 'translation-requests');
  return {
    /** `GET …/people?locale=de`: who can be asked for pages in a language, by name. */
    async people(context: RequestContext) {
      const { locale } = parse(z.strictObject({ locale: LOCALE }), context.query);
      context.set('Cache-Control', 'no-store');
      context.body = { data: await service().listTranslators(locale) } satisfies { data: Person[] };
    },

    /** `POST …/requests`: asks a person for pages in a language. */
    async create(context: RequestContext) {
      const request = parse(REQUEST, context.request.body);
      const { count, mail } = await service().ask(context.state as Asker, request);
      context.status = 201;
      context.body = { data: { count, mail, message: SENTENCES[mail] } } satisfies RequestAnswer;
    },

    /** `DELETE …/requests?contentType=…&documentId=…&locale=de`: withdraws what is asked for. */
    async remove(context: RequestContext) {
      const { userAbility } = context.state as Asker;
      await service().withdraw(userAbility, parse(z.strictObject({ ...PAGE, locale: LOCALE }), context.query));
      context.status = 204;
    },
  };
}
