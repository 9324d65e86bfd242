import type { Core } from '@strapi/strapi';
import { migrateDocument, type PageDocument, type Problem } from 'page-format';
import { getRegistry, type ServerCheck } from '../services/registry/registry.ts';
import { refuseProblems } from './refuse-document.ts';

interface RowPlace {
  uid: string;
  /** Null where the type has no languages. */
  locale: string | null;
  /** The entry as it will be. */
  row: Readonly<Record<string, unknown>>;
}

/** A document, and the entry's field that it stands in. */
export interface CheckedPage extends RowPlace {
  field: string;
  document: PageDocument;
}

/** What the project's own rules find wrong with a document. */
export async function runChecks(
  strapi: Core.Strapi,
  moments: readonly ServerCheck['on'][],
  { uid, locale, row, field, document }: CheckedPage,
): Promise<Problem[]> {
  const registry = getRegistry(strapi);
  const { sites } = registry;
  const listed = sites.attribute === undefined ? undefined : row[sites.attribute];
  const page = { document, uid, field, locale, sites: sites.list({ locale, sites: listed }), entry: row };
  const checks = moments.flatMap((moment) => registry.listChecks(moment));
  return (await Promise.all(checks.map((check) => check.find(page)))).flat();
}

/**
 * Refuses a draft that breaks a rule of the project which holds for drafts too.
 * @param data the call's data, with documents that were accepted
 * @throws ValidationError naming block and setting
 */
export async function refuseOnSave(
  strapi: Core.Strapi,
  place: RowPlace,
  fields: readonly string[],
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { blocks } = getRegistry(strapi);
  for (const field of fields) {
    const sent = data[field] as PageDocument | undefined;
    if (!sent) continue;
    const document = migrateDocument(sent, blocks);
    const found = await runChecks(strapi, ['save'], { ...place, field, document });
    const problems = found.filter(({ level }) => level === 'error');
    if (problems.length > 0) throw refuseProblems(field, 'was not saved because of', problems, blocks);
  }
}
