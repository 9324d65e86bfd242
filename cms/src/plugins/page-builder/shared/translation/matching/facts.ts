import {
  blockStatus,
  type Field,
  type Fields,
  foldText,
  type Registry,
  type RichTextNode,
  readFields,
} from 'page-format';
import type { ListField, TextField } from 'page-format/fields';
import { readingOrder } from '../../differences/list-differences.ts';
import type { Tree } from '../../page-tree.ts';
import { plainText } from '../../plain-text.ts';

/** What can be compared of two blocks, or entries of a list, that say the same in two languages. */
export interface Facts {
  /** What no language changes, such as a picture, a choice, a number or where a link leads. Where it differs, that counts too. */
  readonly values: Set<string>;
  /** What only counts where it is the same: how many there are of something, and what words begin with. */
  readonly hints: Set<string>;
  /** Characters of all texts. */
  length: number;
}

/** So many letters are alike in related words of two languages. */
const STEM = 4;

/** The facts of the blocks of a page, each by itself and with what stands in it; none of what the registry does not know. */
export function readFacts(
  tree: Tree,
  registry: Registry,
): { own: readonly Facts[]; withContent: ReadonlyMap<string, Facts> } {
  const own = new Map<string, Facts>();
  const order = readingOrder(tree);
  for (const id of order) {
    const block = tree.blocks.get(id);
    const definition = registry.get(block?.type ?? '');
    const holder = tree.parents.get(id)?.block;
    // What is not known is kept as it is, with all that stands in it.
    if (!block || !definition || (holder && !own.has(holder)) || blockStatus(block, registry) !== 'known') continue;
    const facts = collectFacts(definition.props as Fields, block.props, block.type);
    const children = Object.values(block.areas ?? {}).flat();
    facts.hints.add(`${block.type}>${children.length}`);
    for (const child of children) facts.hints.add(`>${tree.blocks.get(child)?.type}`);
    own.set(id, facts);
  }
  const withContent = new Map<string, Facts>();
  for (const id of order.reverse()) {
    const facts = own.get(id);
    const children = Object.values(tree.blocks.get(id)?.areas ?? {}).flat();
    if (facts)
      withContent.set(
        id,
        children.length > 0 ? joinFacts([facts, ...children.flatMap((child) => withContent.get(child) ?? [])]) : facts,
      );
  }
  return { own: [...own.values()], withContent };
}

function joinFacts(all: readonly Facts[]): Facts {
  return {
    values: new Set(all.flatMap(({ values }) => [...values])),
    hints: new Set(all.flatMap(({ hints }) => [...hints])),
    length: all.reduce((sum, { length }) => sum + length, 0),
  };
}

/** The facts of a record of fields; values at their defaults are none. */
export function collectFacts(
  fields: Fields,
  stored: Record<string, unknown>,
  path: string,
  facts: Facts = { values: new Set(), hints: new Set(), length: 0 },
): Facts {
  const values = readFields(fields, stored);
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value !== field.default) collectField(field, value, `${path}.${name}`, facts);
  }
  return facts;
}

function collectField(field: Field, value: unknown, path: string, facts: Facts): void {
  if (field.kind === 'list') {
    const { item } = field as Field as ListField;
    const entries = value as Record<string, unknown>[];
    facts.hints.add(`${path}#${entries.length}`);
    for (const entry of entries) collectFacts(item, entry, path, facts);
  } else if (field.kind === 'richText') {
    const { content = [] } = value as RichTextNode;
    facts.hints.add(`${path}#${content.length}`);
    collectWords(content.map(plainText).join(' '), facts);
  } else if ((field as Field as TextField).isTranslated) collectWords(String(value), facts);
  else collectLeaves(value, path, facts.values);
}

function collectWords(text: string, facts: Facts): void {
  facts.length += text.length;
  for (const [word] of foldText(text).matchAll(/\p{N}+|\p{L}{4,}/gu)) {
    facts.hints.add(/\p{N}/u.test(word) ? word : word.slice(0, STEM));
  }
}

/** Each value of its own, so that a picture that is only cut otherwise is still the same one. */
function collectLeaves(value: unknown, path: string, found: Set<string>): void {
  if (value === null || value === undefined || value === '') return;
  if (typeof value !== 'object') {
    found.add(`${path}=${String(value)}`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    // A snapshot repeats what its reference leads to, in the words of one language.
    if (key !== 'snapshot') collectLeaves(inner, Array.isArray(value) ? path : `${path}.${key}`, found);
  }
}
