import { applyMatches } from '../../../../shared/translation/apply-matches.ts';
import { sourcesOf } from '../../../../shared/translation/sources-of.ts';
import type { Match } from '../../../../shared/translation/suggest-matches.ts';
import { blockFromTree, documentFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';

/**
 * Gives blocks of this page the ids of those of the original, as one step of undo. Their texts stay; they are to be looked at
 * then, and those that say the same as the original to be translated.
 * @param locale of the original
 * @returns how many blocks were matched; see `applyMatches` for what is left out
 */
export function takeMatches(
  matches: readonly Match[],
  original: Tree,
  locale: string,
  { store, noteSource }: Pick<Editing, 'store' | 'noteSource'>,
): number {
  const { tree, selection } = store.getSession();
  const next = applyMatches(tree, original, matches, store.registry);
  const ids = new Map(
    matches
      .filter(({ original: id, page }) => next.blocks.has(id) && !tree.blocks.has(id) && !next.blocks.has(page))
      .map(({ original: id, page }) => [page, id]),
  );
  for (const id of ids.values()) {
    const block = { ...blockFromTree(original, id), areas: {} };
    for (const [each, source] of sourcesOf([block], locale, store.registry, 'taken')) noteSource(each, source);
  }
  const selected = { blocks: selection.blocks.map((id) => ids.get(id) ?? id), area: null };
  if (next !== tree) store.perform({ type: 'replace', document: documentFromTree(next) }, { selection: selected });
  return ids.size;
}
