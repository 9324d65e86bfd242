import type { DifferenceRow } from '../../../model/difference-rows.ts';
import type { Tree } from '../../../model/tree.ts';
import type { Names } from '../../commands/names.ts';

/** What a block is called, with the text that tells it from others of its type. */
export function nameBlock(
  { difference: { kind, block } }: DifferenceRow,
  before: Tree,
  after: Tree,
  names: Names,
): string {
  return names.blockWithHint(kind === 'removed' ? before : after, block);
}
