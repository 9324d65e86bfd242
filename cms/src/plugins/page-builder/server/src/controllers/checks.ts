import type { Core } from '@strapi/strapi';
import { describeInSections, findLongTranslations } from 'page-format';
import { z } from 'zod';
import { isLocalized } from '../documents/is-localized.ts';
import { loadTranslations } from '../documents/load-translations.ts';
import { readCurrent } from '../documents/read-current.ts';
import { runChecks } from '../documents/run-checks.ts';
import { findDraft } from '../documents/stored-rows.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { getSections } from '../services/sections/sections.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

/** An entry that was never saved has no id. */
const QUESTION = PAGE_PLACE.extend({ documentId: PAGE_PLACE.shape.documentId.optional(), document: z.unknown() });

/** In the editor everything is said. */
const MOMENTS = ['save', 'publish', 'edit'] as const;

/**
 * `POST /page-builder/checks`: what the server finds wrong with a document before anybody saves or publishes it: by the
 * project's own rules, and in the entry's other languages. Stores nothing. `meta.checks` says how many rules there are;
 * without any, nobody needs to ask again.
 */
export function createChecksController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** @throws ValidationError for what is no document */
    async run(context: RequestContext) {
      const { model, documentId, locale, field, document } = parse(QUESTION, context.request.body);
      const type = assertPageField(strapi, model, field);
      const registry = getRegistry(strapi);
      const rules = MOMENTS.flatMap((moment) => registry.listChecks(moment)).length;
      const language = isLocalized(type) ? (locale ?? null) : null;
      const current = readCurrent(registry.blocks, field, document);

      const runRules = async () => {
        if (!current || rules === 0) return [];
        const row = documentId === undefined ? {} : await findDraft(strapi, type, documentId, language);
        const place = { uid: model, locale: language, row: { documentId, ...row } };
        const { whole, problem } = await getSections(strapi).compose(current);
        // Rules are about pages as visitors get them, and this one cannot be published.
        if (!whole) return [problem];
        const problems = await runChecks(strapi, MOMENTS, { ...place, field, document: whole.document });
        return describeInSections(problems, whole);
      };
      // Only whoever may read the other languages hears of them, so this is no rule that publishing runs as well.
      const compareLanguages = async () => {
        if (!current || documentId === undefined || language === null) return [];
        const place = { type, documentId, locale: language, field };
        const translations = await loadTranslations(strapi, context.state.userAbility, place);
        return findLongTranslations(current, translations, registry.blocks);
      };

      const found = await Promise.all([runRules(), compareLanguages()]);
      context.set('Cache-Control', 'no-store');
      context.body = { data: found.flat(), meta: { checks: rules + (language === null ? 0 : 1) } };
    },
  };
}
