import { PAGE, type Source } from '../../../../shared/envelope.ts';
import { UNKNOWN } from '../../../../shared/translation/pair-texts.ts';
import { isSameTree } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';

/**
 * Does a step by which the page follows its original, and notes that. Taking the step back takes the note back as well, or
 * what it brought would count as different on purpose.
 * @param record of the original that the page follows then
 * @param previous as it was before; undefined where nobody knows
 */
export function noteFollowed(
  record: Source,
  previous: Source | undefined,
  step: () => void,
  { store, follow, ...editing }: Pick<Editing, 'store' | 'follow' | 'noteSource'>,
): void {
  const before = store.getSession().tree;
  step();
  const after = store.getSession().tree;
  let noted = record;
  editing.noteSource(PAGE, record);
  if (after === before) return;
  follow(() => {
    const { tree } = store.getSession();
    const next = isSameTree(tree, after) ? record : isSameTree(tree, before) ? previous : noted;
    const known = next ?? { locale: record.locale, version: UNKNOWN };
    if (known.version === noted.version) return;
    noted = known;
    editing.noteSource(PAGE, known);
  });
}
