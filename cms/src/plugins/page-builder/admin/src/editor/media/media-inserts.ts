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
import { createTurns } from '../files/at-once.ts';
import { toReference } from '../files/to-reference.ts';
import {
  AT_ONCE,
  advance,
  isOpen,
  PROGRESS_STEP_MS,
  sortOut,
  type Upload,
  type UploadState,
} from '../files/upload-state.ts';
import type { SendFile } from '../files/use-send-file.ts';

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

export interface MediaInsertsState {
  /** Those that are under way or were refused. */
  readonly uploads: readonly Upload[];
  /** What is said of others, until it is dismissed or more is brought; empty where there is nothing to say. */
  readonly note: string;
}

/**
 * Files that are uploaded and become blocks. The page can be edited meanwhile: nothing of it waits, and blocks find their
 * place again. What was brought together is put there together, as one step, once the last of it has been uploaded or
 * refused; what was refused can be sent again, and follows.
 */
export interface MediaInserts {
  /**
   * @param note what is to be said of others that came with them
   * @param step that of the text that the files came with; without it they are one of their own
   */
  insert(files: readonly MediaFile[], note?: string, step?: UndoStep): void;
  retry(key: number): void;
  /** Puts nothing more on the page of what has been brought so far, and has been told. */
  dismiss(): void;
  getState(): MediaInsertsState;
  subscribe(listener: () => void): () => void;
  /** Ends everything; answers that come later do nothing. */
  close(): void;
}

interface MediaInsertsHost {
  store: EditorStore;
  send: SendFile;
  /** Why a file is not sent. */
  tooLarge(): string;
  describeRefusal(refused: Refused): string;
  /** True while somebody writes on the page, who is not to be taken elsewhere. */
  isWriting(): boolean;
  onPlaced(placed: Placed): void;
}

interface Item {
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
interface Batch {
  readonly items: readonly Item[];
  step: UndoStep | undefined;
  /** The page as it was left: whoever has gone on since stays where they are. */
  readonly tree: Tree;
  readonly selection: Selection;
  /** True when its blocks are selected in the end, and not the text they came with. */
  readonly selects: boolean;
}

export function createMediaInserts(host: MediaInsertsHost): MediaInserts {
  const { store } = host;
  const { registry } = store;
  const turns = createTurns(AT_ONCE);
  const listeners = new Set<() => void>();
  let batches: readonly Batch[] = [];
  let state: MediaInsertsState = { uploads: [], note: '' };
  let lastKey = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const isGone = (batch: Batch) => !batches.includes(batch);
  const show = (note = state.note) => {
    const uploads = batches.flatMap(({ items }) =>
      items
        .filter(({ isPlaced }) => !isPlaced)
        .map(({ key, file, state, isFinal }) => ({ key, name: file.name, state, isFinal })),
    );
    state = { uploads, note };
    const isBusy = uploads.some(({ state }) => isOpen(state));
    if (isBusy && timer === undefined) timer = setInterval(goOn, PROGRESS_STEP_MS);
    if (!isBusy) stopTimer();
    for (const listener of listeners) listener();
  };
  const goOn = () => {
    for (const item of batches.flatMap(({ items }) => items)) item.state = advance(item.state);
    show();
  };
  const stopTimer = () => {
    clearInterval(timer);
    timer = undefined;
  };

  const upload = async (batch: Batch, item: Item) => {
    if (isGone(batch)) return;
    item.state = { status: 'submitting', progress: 0 };
    show();
    try {
      item.stored = toReference(await host.send(item.file, item.kind));
      item.state = { status: 'done', progress: 100 };
    } catch (error) {
      item.state = { status: 'failed', message: (error as Error).message };
    }
    if (!isGone(batch)) settle(batch);
  };
  const begin = (batch: Batch, item: Item) => {
    item.state = { status: 'idle' };
    void turns(() => upload(batch, item));
  };

  const settle = (batch: Batch) => {
    if (!batch.items.some(({ state }) => isOpen(state))) place(batch);
    if (batch.items.every(({ isPlaced }) => isPlaced)) batches = batches.filter((other) => other !== batch);
    show();
  };

  /** Puts what has been uploaded on the page, as one step. */
  const place = (batch: Batch) => {
    const { tree, selection } = store.getSession();
    const hasGoneOn = tree !== batch.tree || selection !== batch.selection || host.isWriting();
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
        item.state = { status: 'failed', message: host.describeRefusal(refused) };
        continue;
      }
      store.perform({ type: 'insert', blocks: [block], place: at }, mark(block.id));
      inserted.push(block.id);
      item.isPlaced = true;
      const before = item.mark;
      const after = markAfter(before, block.id);
      for (const later of batch.items.slice(index + 1)) if (later.mark === before) later.mark = after;
    }
    if (inserted.length > 0 || filled !== undefined) host.onPlaced({ inserted, filled });
  };

  return {
    insert(files, note = '', step) {
      const { valid } = sortOut(files.map(({ file }) => file));
      const { tree, selection } = store.getSession();
      const items = files.map(({ file, kind, alt = '', mark, fills }): Item => {
        lastKey += 1;
        const isFinal = !valid.includes(file);
        const begins: UploadState = isFinal ? { status: 'failed', message: host.tooLarge() } : { status: 'idle' };
        return {
          key: lastKey,
          file,
          kind,
          alt,
          mark,
          fills,
          state: begins,
          isFinal,
          stored: undefined,
          isPlaced: false,
        };
      });
      const batch: Batch = { items, step, tree, selection, selects: step === undefined };
      batches = [...batches, batch];
      for (const item of items) if (!item.isFinal) begin(batch, item);
      show(note);
    },
    retry(key) {
      for (const batch of batches) {
        const item = batch.items.find((each) => each.key === key);
        if (item?.state.status !== 'failed' || item.isFinal) continue;
        // What is in the library already only has to find its place.
        if (item.stored) {
          item.state = { status: 'done', progress: 100 };
          settle(batch);
        } else begin(batch, item);
      }
      show();
    },
    dismiss() {
      batches = [];
      show('');
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      batches = [];
      stopTimer();
      listeners.clear();
    },
  };
}
