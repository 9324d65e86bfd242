import { describeValue, shorten } from '../text/describe-value.ts';
import { readName } from './block-name.ts';
import { type Block, DOCUMENT_LIMITS, ID_PATTERN, LONGEST_NAME, type PageDocument } from './document.ts';
import { DocumentError, type DocumentErrorCode } from './document-error.ts';
import { measureJson } from './measure-json.ts';

/** Keys that reach an object's prototype when copied carelessly; none is ever legitimate in a document. */
const HOSTILE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Ids are used as keys (`block.areas[item.id]`), where a name that every object inherits, such as `toString`, would
 * find something although nothing is stored.
 */
const isHostileName = (name: string) => HOSTILE_KEYS.has(name) || name in Object.prototype;

const DOCUMENT_KEYS = new Set(['format', 'formatVersion', 'blocks']);
const BLOCK_KEYS = new Set(['id', 'type', 'v', 'name', 'hidden', 'locked', 'props', 'areas']);
const TYPE_PATTERN = /^[A-Za-z][A-Za-z0-9]{0,63}$/;

/**
 * Checks that a value is a page document: its shape, its limits, its ids. Says nothing about what the blocks mean;
 * that is `findProblems`, and a document with problems may be saved as a draft. A value refused here may not.
 *
 * Measures first, walks with an explicit stack and stops at the limits, so that a hostile value costs no more than an
 * honest one. Messages are in English: they answer a program; an editor's own pages never run into them.
 * @returns the same value, typed
 * @throws DocumentError naming the first thing that is wrong and its place
 */
export function checkShape(value: unknown): PageDocument {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('not-an-object', 'content', `A page document is an object with "blocks", but this is ${describe(value)}.`);
  }
  checkSize(value);
  const { blocks } = checkHead(value as Record<string, unknown>);
  if (!Array.isArray(blocks)) {
    refuse('wrong-shape', 'blocks', `"blocks" must be a list, but it is ${describe(blocks)}.`);
  }
  checkBlocks(blocks);
  return value as PageDocument;
}

/**
 * Checks what a document says beside its blocks.
 * @throws DocumentError
 */
export function checkHead(document: Record<string, unknown>): Record<string, unknown> {
  if (document.format !== 'page') {
    refuse('wrong-format', 'format', `"format" must be "page", but it is ${describe(document.format)}.`);
  }
  if (document.formatVersion !== 1) {
    const newer = typeof document.formatVersion === 'number' && document.formatVersion > 1;
    refuse(
      newer ? 'newer-format' : 'wrong-format',
      'formatVersion',
      newer
        ? `This page was written by a newer version of the editor (format ${document.formatVersion}). Update before editing it.`
        : `"formatVersion" must be 1, but it is ${describe(document.formatVersion)}.`,
    );
  }
  for (const key of Object.keys(document)) {
    if (HOSTILE_KEYS.has(key)) refuse('hostile-key', key, `The key "${key}" is not allowed in a page document.`);
    if (!DOCUMENT_KEYS.has(key)) refuse('wrong-shape', shorten(key), `A page document has no "${shorten(key)}".`);
  }
  return document;
}

interface Pending {
  value: unknown;
  path: string;
  depth: number;
}

function checkBlocks(blocks: unknown[]): void {
  const ids = new Set<string>();
  const pending: Pending[] = [];
  let count = 0;
  /** Puts a list of blocks on the stack, the first on top, so that the first wrong block in reading order is named. */
  const enter = (list: unknown[], path: string, depth: number) => {
    count += list.length;
    if (count > DOCUMENT_LIMITS.blocks) refuseTooManyBlocks(path);
    for (let index = list.length - 1; index >= 0; index -= 1) {
      pending.push({ value: list[index], path: `${path}[${index}]`, depth });
    }
  };
  enter(blocks, 'blocks', 1);
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.depth > DOCUMENT_LIMITS.depth) {
      refuse(
        'too-deep',
        next.path,
        `Blocks may be nested ${DOCUMENT_LIMITS.depth} levels deep; this one is on level ${next.depth}. Move it further out.`,
      );
    }
    const block = checkBlock(next.value, next.path, ids);
    for (const [name, children] of Object.entries(block.areas ?? {}).reverse()) {
      enter(children, `${next.path}.areas.${name}`, next.depth + 1);
    }
  }
}

function refuseTooManyBlocks(path: string): never {
  const most = DOCUMENT_LIMITS.blocks.toLocaleString('en');
  refuse('too-many-blocks', path, `A page holds at most ${most} blocks. Split it in two.`);
}

/**
 * Checks one block without what stands in its areas.
 * @param ids of the blocks before it; the block's own is added
 * @throws DocumentError
 */
export function checkBlock(value: unknown, path: string, ids: Set<string>): Block {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('wrong-shape', path, `A block is an object, but this is ${describe(value)}.`);
  }
  const block = value as Record<string, unknown>;
  const id = typeof block.id === 'string' && ID_PATTERN.test(block.id) ? block.id : undefined;
  for (const key of Object.keys(block)) {
    if (HOSTILE_KEYS.has(key)) refuse('hostile-key', `${path}.${key}`, `The key "${key}" is not allowed.`, id);
    if (!BLOCK_KEYS.has(key)) {
      refuse('wrong-shape', `${path}.${shorten(key)}`, `A block has no "${shorten(key)}".`, id);
    }
  }
  if (id === undefined) {
    refuse('wrong-shape', `${path}.id`, 'A block needs an "id" of 1 to 64 letters, digits, "-" or "_".');
  }
  if (isHostileName(id)) refuse('hostile-key', `${path}.id`, `The id "${id}" is not allowed.`, id);
  if (ids.has(id)) {
    refuse('duplicate-id', `${path}.id`, `Two blocks have the id "${id}". Ids are unique in a document.`, id);
  }
  if (typeof block.type !== 'string' || !TYPE_PATTERN.test(block.type) || HOSTILE_KEYS.has(block.type)) {
    refuse(
      'wrong-shape',
      `${path}.type`,
      `A block needs a "type" such as "Title", but it is ${describe(block.type)}.`,
      id,
    );
  }
  if (!Number.isInteger(block.v) || (block.v as number) < 1) {
    refuse('wrong-shape', `${path}.v`, `"v" must be a whole number from 1, but it is ${describe(block.v)}.`, id);
  }
  checkMetadata(block, path, id);
  if (typeof block.props !== 'object' || block.props === null || Array.isArray(block.props)) {
    refuse('wrong-shape', `${path}.props`, `"props" must be an object, but it is ${describe(block.props)}.`, id);
  }
  checkProps(block.props as Record<string, unknown>, `${path}.props`, id);
  checkAreas(block.areas, path, id);
  ids.add(id);
  return value as Block;
}

/** What a block has beside its properties. Left out where there is nothing, so that one page is stored in one way. */
function checkMetadata({ name, hidden, locked }: Record<string, unknown>, path: string, blockId: string): void {
  if (name !== undefined && (typeof name !== 'string' || name === '' || readName(name) !== name)) {
    refuse(
      'wrong-shape',
      `${path}.name`,
      `"name" must be one line of 1 to ${LONGEST_NAME} characters without spaces around it, but it is ${describe(name)}.`,
      blockId,
    );
  }
  for (const [key, value] of Object.entries({ hidden, locked })) {
    if (value === undefined || value === true) continue;
    const message = `"${key}" must be true, or be left out, but it is ${describe(value)}.`;
    refuse('wrong-shape', `${path}.${key}`, message, blockId);
  }
}

function checkAreas(areas: unknown, path: string, blockId: string): void {
  if (areas === undefined) return;
  if (typeof areas !== 'object' || areas === null || Array.isArray(areas)) {
    refuse('wrong-shape', `${path}.areas`, `"areas" must be an object, but it is ${describe(areas)}.`, blockId);
  }
  for (const [name, children] of Object.entries(areas)) {
    if (isHostileName(name)) {
      refuse('hostile-key', `${path}.areas.${name}`, `An area may not be called "${name}".`, blockId);
    }
    if (!ID_PATTERN.test(name)) {
      refuse('wrong-shape', `${path}.areas`, 'Area names are 1 to 64 letters, digits, "-" or "_".', blockId);
    }
    if (!Array.isArray(children)) {
      refuse(
        'wrong-shape',
        `${path}.areas.${name}`,
        `An area is a list of blocks, but it is ${describe(children)}.`,
        blockId,
      );
    }
  }
}

/**
 * Keys and nesting of free JSON inside props, and the ids within each list. Ids are unique per list: the areas of a
 * block belong to the items of one list, so the same id in another list of the block takes nothing from it.
 */
function checkProps(props: Record<string, unknown>, path: string, blockId: string): void {
  const pending: Pending[] = [{ value: props, path, depth: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    if (!isJsonValue(value)) {
      refuse('wrong-shape', next.path, `A property holds JSON, but this is ${describe(value)}.`, blockId);
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DOCUMENT_LIMITS.propDepth) {
      refuse(
        'too-deep',
        next.path,
        `A property is nested more than ${DOCUMENT_LIMITS.propDepth} levels deep.`,
        blockId,
      );
    }
    if (Array.isArray(value)) checkItemIds(value, next.path, blockId);
    for (const [key, entry] of Object.entries(value).reverse()) {
      const place = Array.isArray(value) ? `${next.path}[${key}]` : `${next.path}.${shorten(key)}`;
      if (HOSTILE_KEYS.has(key)) refuse('hostile-key', place, `The key "${key}" is not allowed.`, blockId);
      pending.push({ value: entry, path: place, depth: depth + 1 });
    }
  }
}

function checkItemIds(items: unknown[], path: string, blockId: string): void {
  const ids = new Set<string>();
  items.forEach((item, index) => {
    const id = (item as { id?: unknown } | null)?.id;
    if (typeof id !== 'string') return;
    if (isHostileName(id)) {
      refuse('hostile-key', `${path}[${index}].id`, `The id "${id}" is not allowed.`, blockId);
    }
    if (ids.has(id)) {
      refuse('duplicate-id', `${path}[${index}].id`, `Two items of this list have the id "${shorten(id)}".`, blockId);
    }
    ids.add(id);
  });
}

/** False for what a document cannot carry through JSON unchanged. `undefined` may stand: JSON leaves the property out. */
function isJsonValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'bigint' && typeof value !== 'function' && typeof value !== 'symbol';
}

function checkSize(value: unknown): void {
  if (measureJson(value, DOCUMENT_LIMITS.bytes) <= DOCUMENT_LIMITS.bytes) return;
  refuse('too-large', 'content', 'A page holds at most 1 MB of JSON, and this one has more. Split it in two.');
}

function refuse(code: DocumentErrorCode, path: string, message: string, blockId?: string): never {
  throw new DocumentError(code, path, message, blockId);
}

function describe(value: unknown): string {
  return describeValue(value).en;
}
