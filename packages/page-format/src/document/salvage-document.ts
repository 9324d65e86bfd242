import { checkBlock, checkHead } from './check-shape.ts';
import { closeCutJson } from './close-cut-json.ts';
import { createDamagedBlock } from './damaged-block.ts';
import { type Block, createEmptyDocument, DOCUMENT_LIMITS, type PageDocument } from './document.ts';
import { DocumentError } from './document-error.ts';
import { readDocument, readJson } from './read-document.ts';

/** Something in a stored page that could not be read. */
export interface Damage {
  /** Place in the stored value, such as `blocks[2].props`. */
  path: string;
  /** What is wrong there, in English. */
  message: string;
}

export interface SalvagedDocument {
  /** Passes `checkShape`, unless the page is larger than a page may be. */
  document: PageDocument;
  /** Empty for a page that is whole; `document` is the stored value then. */
  damage: Damage[];
}

/**
 * Reads a stored value as `readDocument` does, and where that refuses it, what can be read of it: every block that is
 * whole, at its place and unchanged, and for everything else a damaged block with its source. Nothing is lost and nothing
 * guessed: each value of the stored page stands either in a whole block or in a source. The same value gives the same
 * document each time, ids included.
 * @returns null when nothing is stored
 */
export function salvageDocument(stored: unknown): SalvagedDocument | null {
  try {
    const document = readDocument(stored);
    return document && { document, damage: [] };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return salvage(stored, error);
  }
}

function salvage(stored: unknown, reason: DocumentError): SalvagedDocument {
  const cut = typeof stored === 'string' ? closeCutJson(stored) : undefined;
  const value = cut ? JSON.parse(cut.closed) : tryToRead(stored);
  const blocks = readBlocks(value);
  const salvager = new Salvager(blocks && hasTooMany(blocks) ? DOCUMENT_LIMITS.blocks - RESERVE : undefined);
  if (!blocks) return salvager.finish([salvager.keep(value ?? stored, reason)]);

  const head = salvageHead(value as Record<string, unknown>, salvager);
  const body = salvager.salvageList(blocks, 'blocks', 1);
  const tail = cut ? [salvager.keep(cut.rest, reason)] : [];
  return salvager.finish([...head, ...body, ...tail], reason);
}

/** The value that a text of JSON stands for; undefined where it is none. */
function tryToRead(stored: unknown): unknown {
  try {
    return readJson(stored);
  } catch {
    return undefined;
  }
}

function readBlocks(value: unknown): unknown[] | undefined {
  const { blocks } = (value ?? {}) as Partial<PageDocument>;
  return Array.isArray(blocks) ? blocks : undefined;
}

/** What a document says beside its blocks is kept only where it is wrong. */
function salvageHead(value: Record<string, unknown>, salvager: Salvager): Block[] {
  const { blocks: _, ...head } = value;
  try {
    checkHead(value);
    return [];
  } catch (error) {
    return [salvager.keep(head, error as DocumentError)];
  }
}

/** What is left of a page with too many blocks is one source for each list that is still open. */
const RESERVE = DOCUMENT_LIMITS.depth + 2;

/** Goes through the stored blocks in reading order, as `checkShape` does. */
class Salvager {
  readonly #ids = new Set<string>();
  readonly #kept: Block[] = [];
  readonly #damage: Damage[] = [];
  readonly #most: number;
  #count = 0;

  /** @param most blocks after which all others of a list are one source */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  salvageList(values: readonly unknown[], path: string, depth: number): Block[] {
    const blocks: Block[] = [];
    for (const [index, value] of values.entries()) {
      if (this.#count >= this.#most) {
        blocks.push(this.keep(values.slice(index), tooMany(path)));
        break;
      }
      blocks.push(this.#salvageBlock(value, `${path}[${index}]`, depth));
    }
    return blocks;
  }

  #salvageBlock(value: unknown, path: string, depth: number): Block {
    try {
      const block = checkBlock(value, path, this.#ids);
      const areas = Object.entries(block.areas ?? {});
      if (depth === DOCUMENT_LIMITS.depth && areas.some(([, children]) => children.length > 0)) {
        this.#ids.delete(block.id);
        throw new DocumentError('too-deep', path, `Blocks may be nested ${depth} levels deep; this one holds more.`);
      }
      this.#count += 1;
      const read = areas.map(
        ([name, children]) => [name, this.salvageList(children, `${path}.areas.${name}`, depth + 1)] as const,
      );
      const isWhole = read.every(([name, children]) => isSameList(children, block.areas?.[name] ?? []));
      return isWhole ? block : { ...block, areas: Object.fromEntries(read) };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return this.keep(value, error);
    }
  }

  /** A damaged block with a value's source; it gets its id when all others are known. */
  keep(value: unknown, { code, path, message }: DocumentError): Block {
    const isNewer = code === 'newer-format';
    const block = createDamagedBlock('', { source: writeSource(value), reason: message, isNewer });
    this.#count += 1;
    this.#kept.push(block);
    this.#damage.push({ path, message });
    return block;
  }

  /** @param reason why the page was refused, where no single block is at fault */
  finish(blocks: Block[], reason?: DocumentError): SalvagedDocument {
    let number = 0;
    for (const block of this.#kept) {
      do number += 1;
      while (this.#ids.has(`damaged-${number}`));
      block.id = `damaged-${number}`;
    }
    const damage = this.#damage.length === 0 && reason ? [reason] : this.#damage;
    return {
      document: { ...createEmptyDocument(), blocks },
      damage: damage.map(({ path, message }) => ({ path, message })),
    };
  }
}

/** Counts no further than it must, and without recursion: what is counted may be of any depth. */
function hasTooMany(blocks: readonly unknown[]): boolean {
  const pending: (readonly unknown[])[] = [blocks];
  let count = 0;
  for (let list = pending.pop(); list && count <= DOCUMENT_LIMITS.blocks; list = pending.pop()) {
    count += list.length;
    for (const block of list) {
      const { areas } = (block ?? {}) as Partial<Block>;
      for (const children of Object.values(areas ?? {})) if (Array.isArray(children)) pending.push(children);
    }
  }
  return count > DOCUMENT_LIMITS.blocks;
}

function tooMany(path: string): DocumentError {
  const most = DOCUMENT_LIMITS.blocks.toLocaleString('en');
  return new DocumentError('too-many-blocks', path, `A page holds at most ${most} blocks.`);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}

function writeSource(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    // Lists in lists, thousands of levels deep: the engine's own writer runs out of room.
    return writeDeep(value);
  }
}

/** `JSON.stringify` with a stack of its own. */
function writeDeep(value: unknown): string {
  const parts: string[] = [];
  const pending: ({ text: string } | { value: unknown })[] = [{ value }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ('text' in next) parts.push(next.text);
    else if (typeof next.value !== 'object' || next.value === null) parts.push(JSON.stringify(next.value));
    else {
      const isList = Array.isArray(next.value);
      parts.push(isList ? '[' : '{');
      pending.push({ text: isList ? ']' : '}' });
      for (const [index, [key, entry]] of [...Object.entries(next.value).entries()].reverse()) {
        pending.push({ value: entry }, { text: `${index > 0 ? ',' : ''}${isList ? '' : `${JSON.stringify(key)}:`}` });
      }
    }
  }
  return parts.join('');
}
