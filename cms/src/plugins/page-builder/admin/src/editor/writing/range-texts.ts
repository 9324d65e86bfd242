import { getSchema } from '@tiptap/core';
import type { Block } from 'page-format';
import { blockFromTree } from '../../model/convert.ts';
import { findOnlyText } from '../../model/join-texts.ts';
import type { RangeEnd } from '../../model/remove-range.ts';
import type { TextPoint } from '../../model/selection.ts';
import { blocksBetween, outermostInOrder } from '../../model/tree-order.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { TEXT_FORMATS } from './text-format.ts';
import { toPosition } from './text-points.ts';
import { findTextProp, type StoredText } from './text-prop.ts';

/** The two ends of a selection, in the order of the page. */
export type RangeEnds = readonly [TextPoint, TextPoint];

/** What of a block is before or after a place in its only text. */
export function leaveOf(store: EditorStore, point: TextPoint, side: 'before' | 'after'): RangeEnd {
  const value = cutText(store, point, side);
  return { id: point.block, left: value === undefined ? undefined : { prop: point.path, value } };
}

/** The part of a text before or after a place; undefined where the text is not all that its block is. */
function cutText(store: EditorStore, point: TextPoint, side: 'before' | 'after'): StoredText | undefined {
  const block = store.getSession().tree.blocks.get(point.block);
  if (!block || findOnlyText(store.registry.get(block.type)) !== point.path) return undefined;
  const prop = findTextProp(store.registry, block, point.path);
  const format = prop && TEXT_FORMATS[prop.kind];
  const read = prop && format?.read(prop.stored);
  if (!format || !read || 'unknown' in read) return undefined;
  const doc = getSchema(format.createExtensions({ whole: '', line: '' })).nodeFromJSON(read.content);
  const position = toPosition(doc, point);
  return side === 'before' ? format.cut(doc, 0, position) : format.cut(doc, position);
}

/** The selected blocks, the first and the last with no more of their texts than is selected. */
export function takeBlocks(store: EditorStore, [from, until]: RangeEnds): Block[] {
  const { tree } = store.getSession();
  const ids = outermostInOrder(tree, blocksBetween(tree, from.block, until.block));
  const parts = new Map<string, { path: string; text: StoredText | undefined }>([
    [from.block, { path: from.path, text: cutText(store, from, 'after') }],
    [until.block, { path: until.path, text: cutText(store, until, 'before') }],
  ]);
  return ids.map((id) => {
    const block = blockFromTree(tree, id);
    const part = parts.get(id);
    return part?.text === undefined ? block : { ...block, props: { ...block.props, [part.path]: part.text } };
  });
}
