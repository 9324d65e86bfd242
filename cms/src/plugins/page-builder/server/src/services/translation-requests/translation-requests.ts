import type { Core } from '@strapi/strapi';
import type { Ability } from '../permissions.ts';
import { type Asker, askForTranslations, type TranslationRequest } from './ask.ts';
import { listTranslators } from './list-translators.ts';
import { type RequestedPage, withdrawRequest } from './withdraw.ts';

/** Who is asked to translate what. */
export function createTranslationRequestsService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Stores requests and sends a mail, see `askForTranslations`. */
    ask: (asker: Asker, request: TranslationRequest) => askForTranslations(strapi, asker, request),

    /** See `withdrawRequest`. */
    withdraw: (ability: Ability, page: RequestedPage) => withdrawRequest(strapi, ability, page),

    /** Who can be asked for pages in a language. */
    listTranslators: (locale: string) => listTranslators(strapi, locale),
  };
}
