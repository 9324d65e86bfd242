import { copyBlock } from '../block/create-block.ts';
import { type Block, createId, ID_PATTERN, type PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import { listMayDiffer, MAY_DIFFER, readDifferenceKey, readSectionId, SYNCED_SECTION } from './synced-section.ts';

/** A saved section, every block brought to its current version. */
export interface SavedSection {
  documentId: string;
  name: string;
  content: PageDocument;
}

/** Saved sections by id; null for one that is gone. */
export type SavedSections = Readonly<Record<string, SavedSection | null>>;

/** Where a block of a composed page comes from. */
export interface SectionPlace {
  /** The synced section as it stands on the page. */
  place: Block;
  section: SavedSection;
  /** The section's block. */
  block: Block;
}

export interface ComposedPage {
  document: PageDocument;
  /** The blocks that came from sections, by their ids on the composed page. */
  places: ReadonlyMap<string, SectionPlace>;
}

/**
 * The page as visitors get it: each synced section replaced by the section's blocks, with the values that its place has
 * otherwise. A section that is gone, or not in `sections`, leaves nothing. Ids are made of the place's and the block's, so
 * that a section can stand on a page twice and its blocks keep their ids from build to build.
 * @returns the same document where no synced section stands on it
 */
export function composePage(document: PageDocument, sections: SavedSections): ComposedPage {
  const places = new Map<string, SectionPlace>();
  const blocks = composeBlocks(document.blocks, sections, places);
  return { document: blocks === document.blocks ? document : { ...document, blocks }, places };
}

/** @returns the same list where no synced section stands in it */
function composeBlocks(blocks: Block[], sections: SavedSections, places: Map<string, SectionPlace>): Block[] {
  let isSame = true;
  const composed = blocks.flatMap((block) => {
    if (block.type === SYNCED_SECTION) {
      isSame = false;
      const section = sections[readSectionId(block) ?? ''];
      return section ? placeSection(block, section, places) : [];
    }
    const areas = composeAreas(block, sections, places);
    if (areas === block.areas) return [block];
    isSame = false;
    return [{ ...block, ...(areas && { areas }) }];
  });
  return isSame ? blocks : composed;
}

function composeAreas({ areas }: Block, sections: SavedSections, places: Map<string, SectionPlace>): Block['areas'] {
  if (!areas) return areas;
  let isSame = true;
  const composed = Object.entries(areas).map(([name, children]): [string, Block[]] => {
    const list = composeBlocks(children, sections, places);
    if (list !== children) isSame = false;
    return [name, list];
  });
  return isSame ? areas : Object.fromEntries(composed);
}

/** The blocks of a section where it stands on a page. */
function placeSection(place: Block, section: SavedSection, places: Map<string, SectionPlace>): Block[] {
  for (const { block } of walk(section.content)) {
    places.set(joinIds(place.id, block.id), { place, section, block });
  }
  return readSectionBlocks(section.content, place).map((block) =>
    copyBlock(block, (id) => (id === undefined ? createId() : joinIds(place.id, id))),
  );
}

/**
 * The blocks of a section, under their own ids and without what only its author needs.
 * @param place with the values that it has otherwise; what a property may no longer have otherwise is not among them
 */
export function readSectionBlocks(content: PageDocument, place?: Pick<Block, 'props'>): Block[] {
  return layValues(content.blocks, groupDifferences(place?.props ?? {}));
}

type Differences = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

function groupDifferences(props: Block['props']): Differences {
  const groups = new Map<string, Record<string, unknown>>();
  for (const [name, value] of Object.entries(props)) {
    const key = readDifferenceKey(name);
    if (key) groups.set(key.blockId, { ...groups.get(key.blockId), [key.property]: value });
  }
  return groups;
}

function layValues(blocks: readonly Block[], differences: Differences): Block[] {
  return blocks
    .filter(({ type }) => type !== SYNCED_SECTION)
    .map((block): Block => {
      const { [MAY_DIFFER]: _, ...props } = block.props;
      const values = differences.get(block.id) ?? {};
      for (const name of listMayDiffer(block)) if (values[name] !== undefined) props[name] = values[name];
      if (!block.areas) return { ...block, props };
      const areas = Object.entries(block.areas).map(([name, children]) => [name, layValues(children, differences)]);
      return { ...block, props, areas: Object.fromEntries(areas) };
    });
}

/** An id as a document may have it; only ids that were long before are cut, with a hash of all of it behind them. */
function joinIds(place: string, id: string): string {
  const joined = `${place}-${id}`;
  if (ID_PATTERN.test(joined)) return joined;
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < joined.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(joined.charCodeAt(at))) * 0x100000001b3n);
  }
  return `${joined.slice(0, 48)}-${hash.toString(36)}`;
}
