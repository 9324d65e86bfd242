/**
 * The page document: what the custom field stores.
 *
 * A document is plain JSON. Children stand only in `areas`, so walking a tree needs no block definitions: that is
 * what lets unknown blocks travel through the editor and the server unchanged.
 */

/** A stored block. `props` may leave out values equal to their defaults. */
export interface Block {
  id: string;
  type: string;
  /** Version of the block type's props at the time of writing; see `migrate.ts`. */
  v: number;
  /** What editors call the block; never empty. Visitors do not get it. */
  name?: string;
  /** Keeps the block, and all that stands in it, from visitors. */
  hidden?: true;
  /** Keeps the block in its place, and what stands in it as it stands; its properties may change. */
  locked?: true;
  props: Record<string, unknown>;
  /** Children by area name: fixed names, or the id of a list item for areas that belong to list items. */
  areas?: Record<string, Block[]>;
}

/** The value of the field `plugin::page-builder.page`. */
export interface PageDocument {
  format: 'page';
  formatVersion: 1;
  blocks: Block[];
}

/** Hard limits, checked on every write path. */
export const DOCUMENT_LIMITS = {
  /** Blocks in one document, at all depths together. */
  blocks: 1000,
  /** Levels of blocks; a block at the root is on level 1. */
  depth: 12,
  /** Bytes of the document's JSON in UTF-8. */
  bytes: 1_048_576,
  /** Levels of objects and arrays inside one block's props; rich text with nested lists and tables stays far below. */
  propDepth: 60,
} as const;

/** Characters of a block's name, as `countCharacters` counts. */
export const LONGEST_NAME = 60;

/** Shape of a block id and of a list item's id: short, and safe as an attribute, a key and an area name. */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** A document without blocks. */
export function createEmptyDocument(): PageDocument {
  return { format: 'page', formatVersion: 1, blocks: [] };
}

const ID_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * A new random id such as `b7k2m9q4xw`: 10 characters of 32 each, 50 bits, so that a collision inside a document of
 * 1,000 blocks is out of the question.
 */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => ID_ALPHABET[byte % 32]).join('');
}
