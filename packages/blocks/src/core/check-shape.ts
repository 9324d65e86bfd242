import { type Block, DOCUMENT_LIMITS, ID_PATTERN, type PageDocument } from './document.ts';
import { DocumentError, type DocumentErrorCode } from './errors.ts';

/** Keys that reach an object's prototype when copied carelessly; none is ever legitimate in a document. */
const HOSTILE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const BLOCK_KEYS = new Set(['id', 'type', 'v', 'props', 'areas']);
const TYPE_PATTERN = /^[A-Za-z][A-Za-z0-9]{0,63}$/;

/**
 * Checks that a value is a page document: its shape, its limits, its ids. Says nothing about what the blocks mean;
 * that is `findProblems`, and a document with problems may be saved as a draft. A value refused here may not.
 *
 * Walks with an explicit stack and stops at the limits, so that a hostile value costs no more than an honest one.
 * @returns the same value, typed
 * @throws DocumentError naming the first thing that is wrong and its place
 */
export function checkShape(value: unknown): PageDocument {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('not-an-object', 'content', `A page document is an object with "blocks", but this is ${describe(value)}.`);
  }
  const document = value as Record<string, unknown>;
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
    if (!['format', 'formatVersion', 'blocks'].includes(key)) {
      refuse('wrong-shape', key, `A page document has no "${key}".`);
    }
  }
  if (!Array.isArray(document.blocks)) {
    refuse('wrong-shape', 'blocks', `"blocks" must be a list, but it is ${describe(document.blocks)}.`);
  }
  checkBlocks(document.blocks);
  checkSize(value);
  return value as PageDocument;
}

interface Pending {
  value: unknown;
  path: string;
  depth: number;
}

function checkBlocks(blocks: unknown[]): void {
  const ids = new Set<string>();
  const pending: Pending[] = blocks.map((value, index) => ({ value, path: `blocks[${index}]`, depth: 1 }));
  let count = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    count += 1;
    if (count + pending.length > DOCUMENT_LIMITS.blocks) {
      refuse('too-many-blocks', next.path, `A page holds at most ${DOCUMENT_LIMITS.blocks} blocks. Split it in two.`);
    }
    if (next.depth > DOCUMENT_LIMITS.depth) {
      refuse(
        'too-deep',
        next.path,
        `Blocks may be nested ${DOCUMENT_LIMITS.depth} levels deep; this one is on level ${next.depth}. Move it further out.`,
      );
    }
    const block = checkBlock(next.value, next.path, ids);
    for (const [name, children] of Object.entries(block.areas ?? {})) {
      children.forEach((value, index) => {
        pending.push({ value, path: `${next.path}.areas.${name}[${index}]`, depth: next.depth + 1 });
      });
    }
  }
}

function checkBlock(value: unknown, path: string, ids: Set<string>): Block {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse('wrong-shape', path, `A block is an object, but this is ${describe(value)}.`);
  }
  const block = value as Record<string, unknown>;
  const id = typeof block.id === 'string' ? block.id : undefined;
  for (const key of Object.keys(block)) {
    if (HOSTILE_KEYS.has(key)) refuse('hostile-key', `${path}.${key}`, `The key "${key}" is not allowed.`, id);
    if (!BLOCK_KEYS.has(key)) refuse('wrong-shape', `${path}.${key}`, `A block has no "${key}".`, id);
  }
  if (id === undefined || !ID_PATTERN.test(id)) {
    refuse('wrong-shape', `${path}.id`, 'A block needs an "id" of 1 to 64 letters, digits, "-" or "_".', id);
  }
  if (HOSTILE_KEYS.has(id)) refuse('hostile-key', `${path}.id`, `The id "${id}" is not allowed.`);
  if (ids.has(id)) {
    refuse('duplicate-id', `${path}.id`, `Two blocks have the id "${id}". Ids are unique in a document.`, id);
  }
  ids.add(id);
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
  if (typeof block.props !== 'object' || block.props === null || Array.isArray(block.props)) {
    refuse('wrong-shape', `${path}.props`, `"props" must be an object, but it is ${describe(block.props)}.`, id);
  }
  checkProps(block.props as Record<string, unknown>, `${path}.props`, id);
  checkAreas(block.areas, path, id);
  return value as Block;
}

function checkAreas(areas: unknown, path: string, blockId: string): void {
  if (areas === undefined) return;
  if (typeof areas !== 'object' || areas === null || Array.isArray(areas)) {
    refuse('wrong-shape', `${path}.areas`, `"areas" must be an object, but it is ${describe(areas)}.`, blockId);
  }
  for (const [name, children] of Object.entries(areas)) {
    if (HOSTILE_KEYS.has(name)) {
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

/** Keys and nesting of free JSON inside props, and the uniqueness of ids within each list. */
function checkProps(props: Record<string, unknown>, path: string, blockId: string): void {
  const pending: Pending[] = [{ value: props, path, depth: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
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
    for (const [key, entry] of Object.entries(value)) {
      const place = Array.isArray(value) ? `${next.path}[${key}]` : `${next.path}.${key}`;
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
    if (ids.has(id)) {
      refuse('duplicate-id', `${path}[${index}].id`, `Two items of this list have the id "${id}".`, blockId);
    }
    ids.add(id);
  });
}

function checkSize(value: unknown): void {
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  if (bytes > DOCUMENT_LIMITS.bytes) {
    const size = (bytes / DOCUMENT_LIMITS.bytes).toFixed(2);
    refuse('too-large', 'content', `A page holds at most 1 MB of JSON; this one has ${size} MB. Split it in two.`);
  }
}

function refuse(code: DocumentErrorCode, path: string, message: string, blockId?: string): never {
  throw new DocumentError(code, path, message, blockId);
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `the text "${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (typeof value === 'object') return 'an object';
  return `${typeof value} ${String(value)}`;
}

/**
 * Reads a stored value: older rows may hold JSON as text, even encoded twice, or the text "null" (Strapi issues 20866
 * and 15207). Nothing stored reads as nothing; only what is there and no document throws.
 * @throws DocumentError
 */
export function readDocument(stored: unknown): PageDocument | null {
  let value = stored;
  for (let round = 0; round < 2 && typeof value === 'string'; round += 1) {
    if (value.trim() === '') return null;
    try {
      value = JSON.parse(value);
    } catch {
      refuse('not-an-object', 'content', 'The stored page is text that is no JSON.');
    }
  }
  if (value === null || value === undefined) return null;
  return checkShape(value);
}
