import type { DeskText, EntryDesk, EntryTextChange } from '../../../../../shared/entry-desk.ts';
import type { Noted, TextPair } from '../../../../../shared/translation/pair-texts.ts';
import type { Server } from '../../../api/server.ts';
import { type MachineResult, sortAnswers } from '../translate-by-machine.ts';
import type { PutReport } from '../use-texts.ts';

const PATH = '/page-builder/entry-texts';

/** An entry without a page, in the language that it is translated into. */
export interface EntryPlace {
  model: string;
  documentId: string;
  locale: string;
}

/** What is not stored yet, and by whom it is. */
interface Unsaved {
  text: string;
  by: Exclude<Noted, 'confirmed'>;
}

/** Milliseconds after the last letter until a text is stored. */
const PAUSE_MS = 1_000;

/** Why a text is not stored: somebody has changed it, or its original, meanwhile, or the server said so. */
export type DeskProblem = { kind: 'changed'; text: string } | { kind: 'original' } | { kind: 'failed'; error: unknown };

/** What tells a text of an entry from the others. */
export const pathOf = ({ source: { place } }: TextPair) => place[0] ?? '';

/**
 * The texts of an entry beside those of its original. Saves follow one another, each sends what was changed alone, and what
 * could not be stored stays as it was typed.
 */
export class DeskStore {
  readonly #server: Pick<Server, 'get' | 'put'>;
  readonly place: EntryPlace;
  readonly #onChange: () => void;
  /** As the server told it last. */
  #stored: EntryDesk | undefined;
  /** What was typed or put in since, by paths. */
  readonly #unsaved = new Map<string, Unsaved>();
  #queue: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** By paths. */
  readonly problems = new Map<string, DeskProblem>();

  constructor(server: Pick<Server, 'get' | 'put'>, place: EntryPlace, onChange: () => void) {
    this.#server = server;
    this.place = place;
    this.#onChange = onChange;
  }

  /** Undefined until it is there. With what was typed and is not stored yet. */
  get desk(): EntryDesk | undefined {
    const texts = this.#stored?.texts.map((text): DeskText => {
      const unsaved = this.#unsaved.get(pathOf(text.pair));
      if (!unsaved) return text;
      const { by: _, ...pair } = text.pair;
      return { ...text, pair: { ...pair, target: unsaved.text } };
    });
    return this.#stored && { ...this.#stored, texts: texts ?? [] };
  }

  /** Whether something is not stored. */
  get isUnsaved(): boolean {
    return this.#unsaved.size > 0;
  }

  async load(): Promise<void> {
    const { data } = await this.#server.get<{ data: EntryDesk }>(PATH, { params: this.place });
    this.#stored = data.data;
    this.#onChange();
  }

  write(pair: TextPair, text: string): void {
    this.#unsaved.set(pathOf(pair), { text, by: 'written' });
    this.problems.delete(pathOf(pair));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), PAUSE_MS);
    this.#onChange();
  }

  /**
   * Stores what is not stored, as not confirmed; what was typed by itself after a pause. What the server could not be told is sent once more,
   * and what somebody else has changed meanwhile waits until somebody confirms it.
   */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    const waiting = [...this.#unsaved].filter(([path]) => (this.problems.get(path)?.kind ?? 'failed') === 'failed');
    if (waiting.length > 0) await this.#enqueue(new Map(waiting.map(([path, { by }]) => [path, by])));
  }

  /**
   * Stores translations that a machine has made. Where a person writes, or has written since they were asked for, theirs
   * stays.
   */
  async putIn(came: MachineResult['came']): Promise<PutReport> {
    const now = this.desk?.texts.map(({ pair }) => pair) ?? [];
    const { texts, problems } = sortAnswers(came, now);
    for (const { pair, text } of texts) this.#unsaved.set(pathOf(pair), { text: String(text), by: 'machine' });
    await this.keep();
    const stale = texts.filter(({ pair }) =>
      ['changed', 'original'].includes(this.problems.get(pathOf(pair))?.kind ?? ''),
    );
    for (const { pair } of stale) {
      this.#unsaved.delete(pathOf(pair));
      this.problems.delete(pathOf(pair));
    }
    // One that is stale had kept back those that were sent with it.
    if (stale.length > 0) await this.keep();
    const put = texts.map(({ pair }) => pair).filter((pair) => !this.#unsaved.has(pathOf(pair)));
    return {
      put: put.filter((pair) => !stale.some((one) => one.pair === pair)),
      problems: [...problems, ...stale.map(({ pair }) => [pair, 'written'] as const)],
    };
  }

  /** @returns whether all of them are stored */
  note(pairs: readonly TextPair[], noted: Noted): Promise<boolean> {
    return this.#enqueue(new Map(pairs.map((pair) => [pathOf(pair), noted])));
  }

  #enqueue(noted: ReadonlyMap<string, Noted>): Promise<boolean> {
    const saving = this.#queue.then(() => this.#save(noted));
    this.#queue = saving;
    return saving;
  }

  async #save(noted: ReadonlyMap<string, Noted>): Promise<boolean> {
    const seen = new Map(
      [...noted.keys()].flatMap((path) => this.#find(path) ?? []).map((pair) => [pathOf(pair), pair]),
    );
    const texts = this.#describe(noted, seen);
    const paths = Object.keys(texts);
    if (paths.length === 0) return true;
    try {
      const { data } = await this.#server.put<{ data: EntryDesk }>(PATH, { ...this.place, texts });
      this.#stored = data.data;
      for (const path of paths) {
        this.problems.delete(path);
        if (this.#unsaved.get(path)?.text === texts[path]?.value) this.#unsaved.delete(path);
      }
      return true;
    } catch (error) {
      await this.#explain(error, seen);
      return false;
    } finally {
      this.#onChange();
    }
  }

  #describe(noted: ReadonlyMap<string, Noted>, seen: ReadonlyMap<string, TextPair>): Record<string, EntryTextChange> {
    const texts: Record<string, EntryTextChange> = {};
    for (const [path, pair] of seen) {
      const before = wordsOf(pair);
      const value = this.#unsaved.get(path)?.text;
      const how = noted.get(path) ?? 'written';
      // Typed, and typed back.
      if (value === before) this.#unsaved.delete(path);
      if (value === before && how === 'written') continue;
      texts[path] = { value: value ?? before, before, source: String(pair.source.text), noted: how };
    }
    return texts;
  }

  /** Of what is stale, the desk has what is stored now. Others that were sent with it wait for nothing. */
  async #explain(error: unknown, seen: ReadonlyMap<string, TextPair>): Promise<void> {
    const isStale = (error as { status?: number } | null)?.status === 409;
    if (isStale) await this.load().catch(() => undefined);
    for (const [path, before] of seen) {
      const now = isStale ? this.#find(path) : undefined;
      if (!now) this.problems.set(path, { kind: 'failed', error });
      else if (wordsOf(now) !== wordsOf(before)) this.problems.set(path, { kind: 'changed', text: wordsOf(now) });
      else if (now.source.text !== before.source.text) this.problems.set(path, { kind: 'original' });
    }
  }

  #find(path: string): TextPair | undefined {
    return this.#stored?.texts.find(({ pair }) => pathOf(pair) === path)?.pair;
  }
}

/** Texts of entries have no format. */
const wordsOf = ({ target }: TextPair) => (typeof target === 'string' ? target : '');
