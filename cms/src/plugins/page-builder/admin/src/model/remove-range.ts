import type { Registry, RichTextNode } from 'page-format';
import type { Action } from './actions/index.ts';
import { joinTexts } from './join-texts.ts';
import type { Tree, TreeBlock } from './tree.ts';
import { blocksBetween, outermostInOrder } from './tree-order.ts';

/** One end of a selection over several blocks. */
export interface RangeEnd {
  id: string;
  /** What is left of the block's only text; undefined where the block is selected whole. */
  left: { prop: string; value: string | RichTextNode } | undefined;
}

interface RemovedRange {
  actions: readonly Action[];
  /** The block whose text goes on where the selection was; undefined when both ends are gone. */
  goesOn: string | undefined;
}

/**
 * Removes what is selected from a place in one text to a place in another one after it, and joins what is left of the two.
 * @param isJoined false where the two are to stay apart, as by Enter
 */
export function removeRange(
  tree: Tree,
  { start, end }: { start: RangeEnd; end: RangeEnd },
  registry: Registry,
  isJoined: boolean,
): RemovedRange {
  const gone = blocksBetween(tree, start.id, end.id).filter((id) => id !== start.id && id !== end.id);
  const actions: Action[] = [];
  const [first, last] = [start, end].map((part) => leaveIn(tree, part));
  const joined = isJoined && first && last ? joinTexts(first, last, registry) : undefined;
  if (joined && typeof joined !== 'string') {
    actions.push({ type: 'setProp', id: start.id, prop: joined.prop, value: joined.value });
    if (joined.rest) actions.push({ type: 'setProp', id: end.id, ...joined.rest });
    else gone.push(end.id);
  } else {
    for (const { id, left } of [start, end]) {
      if (left) actions.push({ type: 'setProp', id, ...left });
      else gone.push(id);
    }
  }
  const ids = outermostInOrder(tree, gone);
  if (ids.length > 0) actions.push({ type: 'remove', ids });
  const kept = [start, end].filter(({ left }) => left);
  return { actions, goesOn: kept.at(isJoined ? 0 : -1)?.id };
}

/** A block with what is left of its text. */
function leaveIn(tree: Tree, { id, left }: RangeEnd): TreeBlock | undefined {
  const block = tree.blocks.get(id);
  return block && left && { ...block, props: { ...block.props, [left.prop]: left.value } };
}
