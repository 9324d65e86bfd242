import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { migrateDocument, type Registry, type Segment, salvageDocument } from 'page-format';
import type { Sources } from '../../../../shared/envelope.ts';
import { type Tree, treeFromDocument } from '../../../../shared/page-tree.ts';
import { withEntry, withEntryBlock } from '../../../../shared/translation/entry-block.ts';
import type { EntryText } from '../../../../shared/translation/entry-texts.ts';
import { type FormerText, keyOfFormer } from '../../../../shared/translation/former-text.ts';
import { UNKNOWN } from '../../../../shared/translation/pair-texts.ts';
import { segmentsOf } from '../../../../shared/translation/sources-of.ts';
import { keyOf } from '../../../../shared/translation/text-versions.ts';
import { versionOf } from '../../../../shared/version.ts';
import { getRegistry } from '../registry/registry.ts';
import { createTranslationSourcesService, type SourcePlace } from '../translation-sources.ts';
import type { Snapshot } from '../versions/encode-version.ts';
import { MOST_VERSIONS, readBackwards } from '../versions/version-rows.ts';

/**
 * What the texts of a page's original said when they were translated and do not say any more, as far as a version of the
 * original still has it. Records name texts by hashes, so what is found is what was translated, letter by letter.
 * @param from language of the original
 * @param texts those of the entry that may be read
 */
export async function findFormerTexts(
  strapi: Core.Strapi,
  place: SourcePlace,
  from: string,
  texts: readonly EntryText[],
): Promise<FormerText[]> {
  const { uid: contentType, documentId: entry, field } = place;
  const sources = await createTranslationSourcesService({ strapi }).read(place);
  const registry = withEntryBlock(getRegistry(strapi).blocks, texts);
  const names = [field, ...new Set(texts.map(({ path }) => path.split('.')[0] as string))];
  const found: FormerText[] = [];
  let before: Snapshot | undefined;
  let wanted: Map<string, Set<string>> | undefined;
  for await (const snapshot of readBackwards(strapi, { contentType, entry, locale: from }, MOST_VERSIONS)) {
    const isSame = names.every((name) => snapshot[name] === before?.[name]);
    if (isSame) continue;
    before = snapshot;
    const tree = readTree(snapshot, field, names, texts, registry);
    wanted ??= listWanted(sources, from, tree, registry);
    for (const [block, keys] of wanted) {
      for (const text of listTexts(tree, block, registry)) if (keys.delete(keyOfFormer(text))) found.push(text);
      if (keys.size === 0) wanted.delete(block);
    }
    if (wanted.size === 0) break;
    // Others are served between two versions.
    await setImmediate();
  }
  return found;
}

/** Of each block, the versions that were translated of texts which are still there and say something else. */
function listWanted(sources: Sources, from: string, tree: Tree, registry: Registry): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const [block, { locale, texts = {} }] of Object.entries(sources)) {
    if (locale !== from) continue;
    const now = listTexts(tree, block, registry);
    const places = new Set(now.map(({ place }) => place));
    const known = new Set(now.map(keyOfFormer));
    const former = Object.entries(texts)
      .filter(([place]) => places.has(place))
      .flatMap(([place, versions]) => versions.map((version) => ({ block, place, version })))
      .filter((text) => text.version !== UNKNOWN && !known.has(keyOfFormer(text)));
    if (former.length > 0) wanted.set(block, new Set(former.map(keyOfFormer)));
  }
  return wanted;
}

function listTexts(tree: Tree, id: string, registry: Registry): FormerText[] {
  const block = tree.blocks.get(id);
  const segments: Segment[] = block ? segmentsOf(block, registry) : [];
  return segments.map(({ place, text }) => ({ block: id, place: keyOf(place), version: versionOf(text), text }));
}

function readTree(
  snapshot: Snapshot,
  field: string,
  names: readonly string[],
  texts: readonly EntryText[],
  registry: Registry,
): Tree {
  const values = Object.fromEntries(names.map((name) => [name, JSON.parse(snapshot[name] ?? 'null') as unknown]));
  const page = salvageDocument(values[field]);
  const tree = treeFromDocument(
    page ? migrateDocument(page.document, registry) : { format: 'page', formatVersion: 1, blocks: [] },
  );
  return withEntry(tree, texts, values);
}
