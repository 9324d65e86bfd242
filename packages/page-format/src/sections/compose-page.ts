import { copyBlock } from '../block/create-block.ts';
import type { Problem } from '../check/problem.ts';
import { type Block, createId, DOCUMENT_LIMITS, type PageDocument } from '../document/document.ts';
import { forVisitors } from '../document/for-visitors.ts';
import { measureJson } from '../document/measure-json.ts';
import { walk } from '../document/walk.ts';
import { joinIds, mayHold } from './composed-ids.ts';
import { explainExcess, type LimitName } from './explain-excess.ts';
import { groupDifferences, type PreparedSection, prepareSection } from './prepare-section.ts';
import { readSectionId, SYNCED_SECTION } from './synced-section.ts';

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
  /** Names of its properties that may differ where the section is used. */
  open: ReadonlySet<string>;
}

export interface ComposedPage {
  document: PageDocument;
  /** The blocks that came from sections, by their ids on the composed page. */
  places: ReadonlyMap<string, SectionPlace>;
}

/** A page with its sections' blocks: the whole page, or as much of it as a page may hold. */
export type Composition =
  | { whole: ComposedPage; part?: undefined; problem?: undefined; leftOut?: undefined }
  | {
      whole?: undefined;
      /** The page without the section that passed a limit and those after it. For editors: visitors never see a part. */
      part: ComposedPage;
      /** The limit that was passed, at the synced section that passed it. */
      problem: Problem;
      /** Ids of the synced sections that are left out. */
      leftOut: ReadonlySet<string>;
    };

/**
 * The page as visitors get it: each synced section replaced by the section's blocks, with the values that its place has
 * otherwise. A section that is gone, or not in `sections`, leaves nothing. Ids are made of the place's and the block's, so
 * that a section can stand on a page twice and its blocks keep their ids from build to build. In a hidden place they are
 * hidden as well.
 *
 * A composed page stays within the limits of a document: composing ends at the block that passes one of them, so a page
 * costs no more than the largest page does, however often and however large its sections are.
 * @returns as `whole` the same document where no synced section stands on it, else one that passes `checkShape`
 */
export function composePage(document: PageDocument, sections: SavedSections): Composition {
  const holdsSections = [...walk(document)].some(({ block }) => block.type === SYNCED_SECTION);
  if (!holdsSections) return { whole: { document, places: new Map() } };
  const composer = new Composer({ ...document, blocks: leaveOutSections(document.blocks) }, sections);
  const page = { document: { ...document, blocks: composer.composeList(document.blocks, 1) }, places: composer.places };
  const { problem, leftOut } = composer;
  return problem ? { part: page, problem, leftOut } : { whole: page };
}

/**
 * One block that visitors get, by its id on the composed page, also where the page has outgrown its limits since it was
 * published.
 * @param sections those of `listPlacesOf` are enough
 */
export function findComposedBlock(stored: PageDocument, sections: SavedSections, id: string): Block | undefined {
  const document = forVisitors(stored);
  for (const { block } of walk(document)) {
    if (block.id === id && block.type !== SYNCED_SECTION) return block;
  }
  for (const place of listPlacesOf(document, id)) {
    const section = sections[readSectionId(place) ?? ''];
    if (!section) continue;
    const prepared = prepareSection(forVisitors(section.content));
    for (const { block } of walk({ ...section.content, blocks: prepared.blocks })) {
      if (joinIds(place.id, block.id) !== id) continue;
      return copyBlock(prepared.fill(block, groupDifferences(place.props)), renameIn(place));
    }
  }
  return undefined;
}

/** The synced sections of a page whose blocks may include the one with an id on the composed page. */
export function listPlacesOf(document: PageDocument, id: string): Block[] {
  const places = [...walk(document)].map(({ block }) => block).filter(({ type }) => type === SYNCED_SECTION);
  return places.filter((place) => mayHold(place.id, id));
}

/**
 * The blocks of a section, under their own ids and without what only its author needs.
 * @param place with the values that it has otherwise; what a property may no longer have otherwise is not among them
 */
export function readSectionBlocks(content: PageDocument, place?: Pick<Block, 'props'>): Block[] {
  const { blocks, fill } = prepareSection(content);
  const differences = groupDifferences(place?.props ?? {});
  const fillAll = (list: readonly Block[]): Block[] =>
    list.map((block) => {
      const filled = fill(block, differences);
      return filled.areas ? { ...filled, areas: mapAreas(filled.areas, fillAll) } : filled;
    });
  return differences.size === 0 ? blocks : fillAll(blocks);
}

function leaveOutSections(blocks: readonly Block[]): Block[] {
  return blocks
    .filter(({ type }) => type !== SYNCED_SECTION)
    .map((block) => (block.areas ? { ...block, areas: mapAreas(block.areas, leaveOutSections) } : block));
}

function mapAreas(areas: NonNullable<Block['areas']>, change: (blocks: Block[]) => Block[]): Record<string, Block[]> {
  return Object.fromEntries(Object.entries(areas).map(([name, children]) => [name, change(children)]));
}

/** New ids for a copy at a place. */
function renameIn(place: Block): (id?: string) => string {
  return (id) => (id === undefined ? createId() : joinIds(place.id, id));
}

/** Thrown at the block of a section that passes a limit, and caught where its section is placed. */
class LimitPassed extends Error {
  readonly limit: LimitName;
  readonly block: Block;

  constructor(limit: LimitName, block: Block) {
    super(limit);
    this.limit = limit;
    this.block = block;
  }
}

/** Puts sections in their places, and counts what the page becomes with every block. */
class Composer {
  readonly places = new Map<string, SectionPlace>();
  readonly leftOut = new Set<string>();
  problem: Problem | undefined;

  readonly #sections: SavedSections;
  /** A section is read once, however often it stands on the page. */
  readonly #prepared = new Map<SavedSection, PreparedSection>();
  readonly #ids = new Set<string>();
  /** Bytes of JSON so far. */
  #bytes: number;

  /** @param own the page without its sections */
  constructor(own: PageDocument, sections: SavedSections) {
    this.#sections = sections;
    for (const { block } of walk(own)) this.#ids.add(block.id);
    this.#bytes = measureJson(own, DOCUMENT_LIMITS.bytes);
  }

  /** @param depth level of the list's blocks, the root's being 1 */
  composeList(blocks: Block[], depth: number): Block[] {
    let siblings = blocks.filter(({ type }) => type !== SYNCED_SECTION).length;
    return blocks.flatMap((block) => {
      if (block.type !== SYNCED_SECTION) return [this.#composeAreas(block, depth)];
      const placed = this.#placeSection(block, depth, siblings);
      siblings += placed.length;
      return placed;
    });
  }

  #composeAreas(block: Block, depth: number): Block {
    if (!block.areas) return block;
    return { ...block, areas: mapAreas(block.areas, (children) => this.composeList(children, depth + 1)) };
  }

  /** @param siblings blocks that stand in the same list already */
  #placeSection(place: Block, depth: number, siblings: number): Block[] {
    const section = this.#sections[readSectionId(place) ?? ''];
    if (!section) return [];
    if (this.problem) {
      this.leftOut.add(place.id);
      return [];
    }
    const copied = new Map<string, SectionPlace>();
    try {
      const blocks = this.#copySection(place, section, copied, depth, siblings);
      for (const [id, from] of copied) this.places.set(id, from);
      return place.hidden ? blocks.map((block) => ({ ...block, hidden: true })) : blocks;
    } catch (error) {
      if (!(error instanceof LimitPassed)) throw error;
      this.problem = explainExcess(error.limit, { place, section, block: error.block });
      this.leftOut.add(place.id);
      return [];
    }
  }

  /** @throws LimitPassed */
  #copySection(
    place: Block,
    section: SavedSection,
    copied: Map<string, SectionPlace>,
    depth: number,
    siblings: number,
  ): Block[] {
    const { blocks, listOpen, fill } = this.#prepare(section);
    const differences = groupDifferences(place.props);
    const rename = renameIn(place);
    const copyList = (list: readonly Block[], level: number, before: number): Block[] =>
      list.map((block, index) => {
        // A block is counted before those in its areas, which are filled in afterwards.
        const areas: { from: readonly Block[]; to: Block[] }[] = [];
        const copy = copyBlock(fill(block, differences), rename, (from) => {
          const to: Block[] = [];
          areas.push({ from, to });
          return to;
        });
        this.#count(copy, level, before + index > 0, block);
        copied.set(copy.id, { place, section, block, open: listOpen(block) });
        for (const { from, to } of areas) to.push(...copyList(from, level + 1, 0));
        return copy;
      });
    return copyList(blocks, depth, siblings);
  }

  #prepare(section: SavedSection): PreparedSection {
    const prepared = this.#prepared.get(section) ?? prepareSection(section.content);
    this.#prepared.set(section, prepared);
    return prepared;
  }

  /**
   * Counts a block without what stands in its areas.
   * @param follows whether a comma separates it from another block
   * @throws LimitPassed
   */
  #count(copy: Block, level: number, follows: boolean, block: Block): void {
    if (level > DOCUMENT_LIMITS.depth) throw new LimitPassed('depth', block);
    if (this.#ids.has(copy.id)) throw new LimitPassed('ids', block);
    if (this.#ids.size >= DOCUMENT_LIMITS.blocks) throw new LimitPassed('blocks', block);
    this.#ids.add(copy.id);
    this.#bytes += measureJson(copy, DOCUMENT_LIMITS.bytes) + (follows ? 1 : 0);
    if (this.#bytes > DOCUMENT_LIMITS.bytes) throw new LimitPassed('bytes', block);
  }
}
