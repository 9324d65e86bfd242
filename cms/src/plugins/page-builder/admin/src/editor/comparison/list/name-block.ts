import type { Tree } from '../../../model/tree.ts';
import type { Names } from '../../commands/names.ts';
import type { DifferenceRow } from './difference-rows.ts';

/** What a block is called, with the text that tells it from others of its type. */
export function nameBlock(
  { difference: { kind, block } }: DifferenceRow,
  before: Tree,
  after: Tree,
  names: Names,
): string {
  const tree = kind === 'removed' ? before : after;
  const entry = tree.blocks.get(block);
  const hint = entry ? names.hint(entry) : '';
  return hint ? `${names.block(tree, block)} “${hint}”` : names.block(tree, block);
}
