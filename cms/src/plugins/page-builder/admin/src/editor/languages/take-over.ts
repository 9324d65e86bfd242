import type { Source } from '../../../../shared/envelope.ts';
import { sourcesOf } from '../../../../shared/translation/sources-of.ts';
import { documentFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';
import { noteFollowed } from './note-followed.ts';

/** A page as it is stored in another language, and its version. */
export interface OtherPage {
  tree: Tree;
  version: string;
  locale: string;
}

/**
 * Puts the page of another language in the place of this one, as one step of undo; its texts are to be translated then.
 * @param followed what is noted of the original that the page followed until now
 */
export function takeOver({ tree, version, locale }: OtherPage, editing: Editing, followed?: Source): void {
  const { store, noteSource } = editing;
  const document = documentFromTree(tree);
  for (const [block, source] of sourcesOf(document.blocks, locale, store.registry, 'taken')) noteSource(block, source);
  noteFollowed({ locale, version }, followed, () => store.perform({ type: 'replace', document }), editing);
}
