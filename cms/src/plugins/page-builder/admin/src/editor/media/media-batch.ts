import type { MediaReference } from 'page-format';
import {
  findMediaBlock,
  isEmptyMedia,
  type MediaBlockKind,
  makeMediaBlock,
  mediaValue,
} from '../../model/media-blocks.ts';
import { findMarked, markAfter, type PlaceMark } from '../../model/place-mark.ts';
import { type Refused, refuses } from '../../model/placement.ts';
import { type Selection, selectBlocks } from '../../model/selection.ts';
import type { Tree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { Upload, UploadState } from '../files/upload-state.ts';

/** A file on its way to the page. */
export interface MediaFile {
  readonly file: File;
  readonly kind: MediaBlockKind;
  /** What it shows, where that is known. */
  readonly alt?: string;
  /** Where its block goes. */
  readonly mark: PlaceMark;
  /** The empty block that it goes into instead, as long as that is empty. */
  readonly fills?: string | undefined;
}

/** The step of undo that blocks belong to. */
export interface UndoStep {
  readonly mergeKey: string;
  readonly at: number;
}

/** What was put on the page: new blocks, or a file into one that was there. */
export interface Placed {
  readonly inserted: readonly string[];
  readonly filled: string | undefined;
}

export interface Item {
  readonly key: number;
  readonly file: File;
  readonly kind: MediaBlockKind;
  readonly alt: string;
  readonly isFinal: boolean;
  mark: PlaceMark;
  readonly fills: string | undefined;
  state: UploadState;
  stored: MediaReference | undefined;
  isPlaced: boolean;
}

/** What was brought together. */
export interface Batch {
  readonly items: readonly Item[];
  step: UndoStep | undefined;
  /** The page as it was left: whoever has gone on since stays where they are. */
  readonly tree: Tree;
  readonly selection: Selection;
  /** True when its blocks are selected in the end, and not the text they came with. */
  readonly selects: boolean;
}

export interface PlacingHost {
  store: EditorStore;
  describeRefusal(refused: Refused): string;
  /** True while somebody writes on the page, who is not to be taken elsewhere. */
  isWriting(): boolean;
}

export function makeItem(key: number, { file, kind, alt = '', mark, fills }: MediaFile, tooLarge?: string): Item {
  const isFinal = tooLarge !== undefined;
  const state: UploadState = isFinal ? { status: 'failed', message: tooLarge } : { status: 'idle' };
  return { ...{ key, file, kind, alt, mark, fills, state, isFinal }, stored: undefined, isPlaced: false };
}

/** The files that are under way or were refused. */
export function listUploads(batches: readonly Batch[]): Upload[] {
  const items = batches.flatMap((batch) => batch.items).filter(({ isPlaced }) => !isPlaced);
  return items.map(({ key, file, state, isFinal }) => ({ key, name: file.name, state, isFinal }));
}

/** Puts what has been uploaded on the page, as one step. */
export function placeBatch(batch: Batch, { store, describeRefusal, isWriting }: PlacingHost): Placed {
  const { registry } = store;
  const { tree, selection } = store.getSession();
  const hasGoneOn = tree !== batch.tree || selection !== batch.selection || isWriting();
  batch.step ??= { mergeKey: `media/${batch.items[0]?.key}`, at: performance.now() };
  const inserted: string[] = [];
  let filled: string | undefined;
  /** How an edit enters the history that leaves a block selected, besides those before it. */
  const mark = (id: string) => ({
    ...batch.step,
    selection: batch.selects && !hasGoneOn ? selectBlocks([...(filled ? [filled] : []), ...inserted, id]) : undefined,
  });
  for (const [index, item] of batch.items.entries()) {
    const media = findMediaBlock(registry, item.kind);
    if (item.isPlaced || !item.stored || !media) continue;
    const value = mediaValue(media, item.stored);
    const { fills } = item;
    if (fills !== undefined && isEmptyMedia(store.getSession().tree, fills, media)) {
      item.isPlaced = store.perform({ type: 'setProp', id: fills, prop: media.prop, value }, mark(fills));
      if (item.isPlaced) filled = fills;
      continue;
    }
    const block = makeMediaBlock(media, value, item.alt);
    const now = store.getSession().tree;
    const at = findMarked(now, item.mark, block.type, registry);
    const refused = refuses(now, { blocks: [block] }, at, registry);
    if (refused) {
      item.state = { status: 'failed', message: describeRefusal(refused) };
      continue;
    }
    store.perform({ type: 'insert', blocks: [block], place: at }, mark(block.id));
    inserted.push(block.id);
    item.isPlaced = true;
    const before = item.mark;
    const after = markAfter(before, block.id);
    for (const later of batch.items.slice(index + 1)) if (later.mark === before) later.mark = after;
  }
  return { inserted, filled };
}
