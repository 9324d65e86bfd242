import {
  type Block,
  blockStatus,
  differenceKey,
  type Field,
  type Fields,
  holds,
  listMayDiffer,
  type Registry,
  type RichTextNode,
  readFields,
  readProps,
  readSectionBlocks,
  readSectionId,
  type SavedSection,
  type SavedSections,
  shortenStart,
  shortenText,
  walk,
} from 'page-format';
import { readingOrder } from '../../../../shared/differences/list-differences.ts';
import type { Tree } from '../../model/tree.ts';

/** A place on the page where a text was found. */
export interface TextMatch {
  block: string;
  /** Place inside the block's props, such as `['slides', 0, 'title']`. */
  path: readonly (string | number)[];
  /** The words around it, cut. */
  before: string;
  found: string;
  after: string;
}

interface Wanted {
  text: string;
  matchCase: boolean;
}

/** Characters that are shown around what was found. */
const AROUND = 40;

/**
 * Finds a text in everything that editors type on a page, in reading order: texts, formatted texts, and the addresses
 * that links lead to. Not in settings that are not shown, nor in blocks that are kept as they are.
 * @param sections that stand on the page as themselves: what this page shows of them is found, too
 * @param leftOut ids of those of which it shows nothing
 */
export function findTexts(
  tree: Tree,
  registry: Registry,
  wanted: Wanted,
  sections: SavedSections = {},
  leftOut: ReadonlySet<string> = new Set(),
): TextMatch[] {
  if (wanted.text === '') return [];
  return readingOrder(tree).flatMap((id) => {
    const block = tree.blocks.get(id);
    const definition = block && registry.get(block.type);
    if (!block || !definition || leftOut.has(id) || blockStatus(block, registry) !== 'known') return [];
    const section = sections[readSectionId(block) ?? ''];
    if (section) {
      return listSectionTexts(section, block, registry).flatMap(({ path, text }) =>
        findIn(text, wanted).map((match) => ({ block: id, path, ...match })),
      );
    }
    return listTexts(definition.props, readProps(definition, block.props)).flatMap(({ path, text }) =>
      findIn(text, wanted).map((match) => ({ block: id, path, ...match })),
    );
  });
}

interface PlacedText {
  path: (string | number)[];
  text: string;
}

/** The texts of a section as one place shows them; what may differ there with the setting in which it is changed. */
function listSectionTexts({ content }: SavedSection, place: Pick<Block, 'props'>, registry: Registry): PlacedText[] {
  const open = new Map([...walk(content)].map(({ block }) => [block.id, listMayDiffer(block)]));
  const shown = walk({ ...content, blocks: readSectionBlocks(content, place) });
  return [...shown].flatMap(({ block }) => {
    const definition = registry.get(block.type);
    if (!definition || blockStatus(block, registry) !== 'known') return [];
    return listTexts(definition.props, readProps(definition, block.props)).map(
      ({ path: [name = '', ...rest], text }) => {
        const mayDiffer = open.get(block.id)?.includes(String(name));
        return { path: mayDiffer ? [differenceKey(block.id, String(name)), ...rest] : [], text };
      },
    );
  });
}

function listTexts(fields: Fields, values: Readonly<Record<string, unknown>>): PlacedText[] {
  return Object.entries(fields)
    .filter(([, field]) => holds(field.when, values))
    .flatMap(([name, field]) =>
      listFieldTexts(field, values[name]).map(({ path, text }) => ({ path: [name, ...path], text })),
    );
}

function listFieldTexts(field: Field, value: unknown): PlacedText[] {
  if ('item' in field && Array.isArray(value)) {
    const fields = field.item as Fields;
    return value.flatMap((item, index) =>
      listTexts(fields, readFields(fields, item)).map(({ path, text }) => ({ path: [index, ...path], text })),
    );
  }
  if (field.kind === 'text' || field.kind === 'textarea') return [{ path: [], text: String(value) }];
  const addresses = field.addresses?.(value).map(({ address }) => ({ path: [], text: address })) ?? [];
  return field.kind === 'richText' ? [...listParagraphs(value as RichTextNode), ...addresses] : addresses;
}

/** What stands together in one line or paragraph, whatever is bold in it. */
function listParagraphs({ content = [] }: RichTextNode): PlacedText[] {
  const text = content.map((node) => (node.type === 'hardBreak' ? '\n' : (node.text ?? ''))).join('');
  return [...(text === '' ? [] : [{ path: [], text }]), ...content.flatMap(listParagraphs)];
}

function findIn(text: string, { text: wanted, matchCase }: Wanted): Pick<TextMatch, 'before' | 'found' | 'after'>[] {
  // Signs are taken as they are: nobody writes patterns here.
  const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), matchCase ? 'gu' : 'giu');
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    before: shortenStart(text.slice(0, index), AROUND),
    found,
    after: shortenText(text.slice(index + found.length), AROUND),
  }));
}
