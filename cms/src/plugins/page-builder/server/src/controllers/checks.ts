import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isLocalized } from '../documents/is-localized.ts';
import { readCurrent } from '../documents/read-current.ts';
import { runChecks } from '../documents/run-checks.ts';
import { findDraft } from '../documents/stored-rows.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

/** An entry that was never saved has no id. */
const QUESTION = PAGE_PLACE.extend({ documentId: PAGE_PLACE.shape.documentId.optional(), document: z.unknown() });

/**
 * `POST /page-builder/checks`: what the project's own rules find wrong with a document before anybody saves or publishes
 * it. Stores nothing. `meta.checks` says how many rules there are; without any, nobody needs to ask again.
 */
export function createChecksController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** @throws ValidationError for what is no document */
    async run(context: RequestContext) {
      const { model, documentId, locale, field, document } = parse(QUESTION, context.request.body);
      const type = assertPageField(strapi, model, field);
      const registry = getRegistry(strapi);
      const checks = registry.listChecks('save').length + registry.listChecks('publish').length;
      const language = isLocalized(type) ? (locale ?? null) : null;
      const row = documentId === undefined ? {} : await findDraft(strapi, type, documentId, language);
      const current = readCurrent(registry.blocks, field, document);
      const problems =
        current && checks > 0
          ? await runChecks(strapi, ['save', 'publish'], {
              uid: model,
              locale: language,
              row: { documentId, ...row },
              field,
              document: current,
            })
          : [];
      context.set('Cache-Control', 'no-store');
      context.body = { data: problems, meta: { checks } };
    },
  };
}
