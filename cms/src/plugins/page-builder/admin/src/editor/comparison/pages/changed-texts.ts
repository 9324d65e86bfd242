import { compareProps } from '../../../../../shared/differences/compare-props.ts';
import type { DifferenceRow } from '../../../model/difference-rows.ts';
import type { Tree } from '../../../model/tree.ts';

/** A text that is not the same on both pages, by the name that the canvas has for its element (`data-prop`). */
export interface ChangedText {
  block: string;
  /** Such as `title`, or `items.<id>.title`; of an entry that came or went `items.<id>`. */
  path: string;
  kind: 'changed' | 'added' | 'removed';
}

/** The texts to be marked in blocks that say something else. */
export function listChangedTexts(rows: readonly DifferenceRow[], before: Tree, after: Tree): ChangedText[] {
  return rows.flatMap(({ difference: { kind, block } }) => {
    if (kind !== 'changed') return [];
    const differences = compareProps(before.blocks.get(block)?.props ?? {}, after.blocks.get(block)?.props ?? {});
    return differences.flatMap((difference): ChangedText[] => {
      const path = difference.path.join('.');
      if (difference.kind === 'itemMoved') return [];
      if (difference.kind === 'set') return [{ block, path, kind: 'changed' }];
      return [{ block, path, kind: difference.kind === 'itemAdded' ? 'added' : 'removed' }];
    });
  });
}
