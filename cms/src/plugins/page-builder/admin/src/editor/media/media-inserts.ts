import { createListeners } from '../../store/listeners.ts';
import { createTurns } from '../files/at-once.ts';
import { toReference } from '../files/to-reference.ts';
import { AT_ONCE, advance, isOpen, PROGRESS_STEP_MS, sortOut, type Upload } from '../files/upload-state.ts';
import type { SendFile } from '../files/use-send-file.ts';
import {
  type Batch,
  type Item,
  listUploads,
  type MediaFile,
  makeItem,
  type Placed,
  type PlacingHost,
  placeBatch,
  type UndoStep,
} from './media-batch.ts';

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
}

interface MediaInsertsHost extends PlacingHost {
  send: SendFile;
  /** Why a file is not sent. */
  tooLarge(): string;
  onPlaced(placed: Placed): void;
}

/** Has the shown progress go on while something is uploaded. */
function createTicker(step: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    run(isBusy: boolean) {
      if (isBusy && timer !== undefined) return;
      clearInterval(timer);
      timer = isBusy ? setInterval(step, PROGRESS_STEP_MS) : undefined;
    },
  };
}

export function createMediaInserts(host: MediaInsertsHost): MediaInserts {
  const { store } = host;
  const turns = createTurns(AT_ONCE);
  const { subscribe, notify } = createListeners();
  let batches: readonly Batch[] = [];
  let state: MediaInsertsState = { uploads: [], note: '' };
  let lastKey = 0;

  const isGone = (batch: Batch) => !batches.includes(batch);
  const show = (note = state.note) => {
    const uploads = listUploads(batches);
    state = { uploads, note };
    const isBusy = uploads.some(({ state }) => isOpen(state));
    progress.run(isBusy);
    notify();
  };
  const progress = createTicker(() => {
    for (const item of batches.flatMap(({ items }) => items)) item.state = advance(item.state);
    show();
  });

  const begin = (batch: Batch, item: Item) => {
    item.state = { status: 'idle' };
    void turns(async () => {
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
    });
  };

  const settle = (batch: Batch) => {
    if (!batch.items.some(({ state }) => isOpen(state))) {
      const placed = placeBatch(batch, host);
      if (placed.inserted.length > 0 || placed.filled !== undefined) host.onPlaced(placed);
    }
    if (batch.items.every(({ isPlaced }) => isPlaced)) batches = batches.filter((other) => other !== batch);
    show();
  };

  return {
    insert(files, note = '', step) {
      const { valid } = sortOut(files.map(({ file }) => file));
      const { tree, selection } = store.getSession();
      const items = files.map((file) => {
        lastKey += 1;
        return makeItem(lastKey, file, valid.includes(file.file) ? undefined : host.tooLarge());
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
    subscribe,
  };
}
