import { explainUnknown, isPlaceholderName, listNames } from '@lumavelo/blocks/placeholders';
import type { Core, UID } from '@strapi/strapi';
import { refuse } from 'strapi-plugin-page-builder/server';
import type { DocumentWrite, WriteGuard } from '../document-writes.ts';

const FAQS = 'api::faq.faq' as UID.ContentType;

interface Faq {
  title: string | null;
  items: readonly { question?: string | null; answer?: string | null }[] | null;
}

/** No FAQ is published with a placeholder that there is not: visitors would read "…" there. Drafts may hold anything. */
export function guardFaqs(strapi: Core.Strapi): WriteGuard {
  return async ({ uid, action, params }, next) => {
    if (uid !== FAQS) return next();
    if (action === 'publish') for (const faq of await readDrafts(strapi, params)) assertKnown(faq);
    else if (params.status === 'published' && params.data) assertKnown(params.data);
    return next();
  };
}

async function readDrafts(strapi: Core.Strapi, { documentId, locale }: DocumentWrite['params']): Promise<Faq[]> {
  const isEvery = !locale || locale === '*';
  return strapi.db.query(FAQS).findMany({
    where: { documentId, publishedAt: { $null: true }, ...(!isEvery && { locale: { $in: [locale].flat() } }) },
    select: ['title'],
    populate: { items: { select: ['question', 'answer'] } },
  });
}

/** @throws ValidationError that names the first placeholder that is none */
function assertKnown({ title, items }: Partial<Faq>): void {
  const texts = [title, ...(items ?? []).flatMap(({ question, answer }) => [question, answer])];
  const unknown = texts.flatMap((text) => listNames(text ?? '')).find((name) => !isPlaceholderName(name));
  if (unknown !== undefined) throw refuse('items', explainUnknown(unknown).en);
}
