import type { Core } from '@strapi/strapi';
import { PAGE } from '../../../../shared/envelope.ts';
import { versionOfStored } from '../../documents/page-version.ts';
import { createTranslationSourcesService, type SourcePlace } from '../translation-sources.ts';
import { MOST_VERSIONS, readBackwards } from '../versions/version-rows.ts';

/**
 * The original of a page as it was when the page followed it last, as it is stored.
 * @param from language of the original
 * @returns null where nobody noted that, or where no version has it any more
 */
export async function findFormerPage(strapi: Core.Strapi, place: SourcePlace, from: string): Promise<unknown> {
  const { uid: contentType, documentId: entry, field } = place;
  const { [PAGE]: record } = await createTranslationSourcesService({ strapi }).read(place);
  if (record?.locale !== from) return null;
  let before: string | undefined;
  for await (const snapshot of readBackwards(strapi, { contentType, entry, locale: from }, MOST_VERSIONS)) {
    const stored = snapshot[field];
    if (stored === before) continue;
    before = stored;
    const content: unknown = JSON.parse(stored ?? 'null');
    if (versionOfStored(content) === record.version) return content;
  }
  return null;
}
