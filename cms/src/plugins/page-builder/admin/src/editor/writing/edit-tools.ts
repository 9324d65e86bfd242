import { dequal } from 'dequal/lite';
import { type Block, createBlock, type Registry } from 'page-format';
import { flushSync } from 'react-dom';
import type { Action } from '../../model/actions/index.ts';
import type { EditMark } from '../../model/history.ts';
import { findOnlyText } from '../../model/join-texts.ts';
import { type Refused, refuses } from '../../model/placement.ts';
import { type Caret, selectBlock, type TextPoint } from '../../model/selection.ts';
import { type Place, placeOf, type Tree, type TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { isEmptyText } from './shown-texts.ts';
import { findTextProp, type StoredText } from './text-prop.ts';

/** What stands before the caret and after it. */
export interface Halves {
  text: StoredText;
  rest: StoredText;
}

export interface TextEditsOptions {
  store: EditorStore;
  t: TFunction;
  /** What a type of block is called. */
  nameType(type: string): string;
  /** Tells of a new block. */
  onInserted(id: string): void;
  /** Tells that a block of a type is gone. */
  onRemoved(type: string): void;
  /** Says why something cannot be done. */
  refuse(reason: string): void;
  /** Says why nothing may be put somewhere. */
  explain(refused: Refused): void;
}

/** What the edits around a text have in common. */
export interface EditTools extends Omit<TextEditsOptions, 'explain'> {
  readonly registry: Registry;
  treeNow(): Tree;
  blockOf(id: string): TreeBlock | undefined;
  /** Stores a text, where it is another by now. */
  keep(at: TextPoint, text: StoredText, mark: Partial<EditMark>): void;
  /** @returns the block, where it may be put there */
  insertBlock(made: Block | undefined, place: Place): Block | undefined;
  /** Takes something empty away, and goes on in a paragraph behind a block. */
  leave(at: Caret, id: string, removal: Action): TextPoint | undefined;
}

export function createEditTools({ explain, ...options }: TextEditsOptions): EditTools {
  const { store, onInserted } = options;
  const { registry } = store;
  const treeNow = () => store.getSession().tree;
  const blockOf = (id: string) => treeNow().blocks.get(id);

  const keep = ({ block: id, path }: TextPoint, text: StoredText, mark: Partial<EditMark>) => {
    // Read anew: while it is typed, others may change what is beside it.
    const block = blockOf(id);
    const prop = block && findTextProp(registry, block, path);
    if (prop && !dequal(prop.stored, text)) store.perform({ type: 'setProp', id, ...prop.write(text) }, mark);
  };

  const insertBlock = (made: Block | undefined, place: Place): Block | undefined => {
    const refused = made && refuses(treeNow(), { blocks: [made] }, place, registry);
    if (refused?.refusal === 'locked') explain(refused);
    return refused ? undefined : made;
  };

  const leave = (at: Caret, id: string, removal: Action): TextPoint | undefined => {
    const place = placeOf(treeNow(), id);
    const target = place && { ...place, index: place.index + 1 };
    const made = target && insertBlock(beginText(registry, undefined, ''), target);
    const path = findOnlyText(registry.get(made?.type ?? ''));
    if (!made || path === undefined) return undefined;
    const after = { block: made.id, path, line: 0, offset: 0 };
    const mark = markStep(`leave/${made.id}`, at, after);
    let isDone = false;
    flushSync(() => {
      isDone = store.performAll([removal, { type: 'insert', blocks: [made], place: target }], mark);
      if (isDone) onInserted(made.id);
    });
    return isDone ? after : undefined;
  };

  return { ...options, registry, treeNow, blockOf, keep, insertBlock, leave };
}

/** One step of undo, after which the block that goes on is selected. */
export function markStep(mergeKey: string, before: Caret, after: TextPoint) {
  return { mergeKey, selection: selectBlock(after.block), caret: { before, after: { anchor: after, head: after } } };
}

/**
 * The block that Enter begins: one like it for what is taken along, and after a paragraph; after anything else the
 * project's paragraph.
 * @returns undefined where the project has none
 */
export function beginText(registry: Registry, block: TreeBlock | undefined, text: StoredText): Block | undefined {
  const own = block && registry.get(block.type);
  const isAlike = !isEmptyText(text) || own?.prose?.paragraph;
  const definition = isAlike ? own : [...registry.values()].find(({ prose }) => prose?.paragraph);
  const path = findOnlyText(definition);
  if (!definition || path === undefined) return undefined;
  const made = createBlock(definition);
  // An anchor stays where it is.
  const alike = Object.entries((isAlike && block?.props) || {}).filter(
    ([name]) => !definition.props[name]?.uniqueOnPage,
  );
  return { ...made, props: { ...made.props, ...Object.fromEntries(alike), [path]: text } };
}
