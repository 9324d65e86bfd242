import type { AnyBlockDefinition } from '../block/define-block.ts';
import { type EditorText, translate } from '../text/text.ts';
import type { PageCheck } from './problem.ts';
import { type KnownBlock, walkKnown } from './walk-known.ts';

/**
 * Scripts that are loaded for the same blocks, as they were measured on a built site: what several blocks share is loaded
 * once, however many of them a page has.
 */
export interface BlockScripts {
  /** After compression. */
  bytes: number;
  /** Types that bring them, each by itself. */
  blocks: readonly string[];
}

/**
 * A page's blocks bring no more script than visitors should have to load. Only what blocks bring is counted, not what the
 * page around them has. The advice is bound to the heaviest block: the one that saves most when it is left out, because
 * what it shares with others stays.
 * @param scripts of all blocks that have any
 * @param findBudget bytes that a page with these types of blocks may load
 */
export function scriptBudget(
  scripts: readonly BlockScripts[],
  findBudget: (types: ReadonlySet<string>) => number,
): PageCheck {
  return {
    id: 'page-format.script-budget',
    check(document, registry) {
      const blocks = walkKnown(document, registry);
      const budget = findBudget(new Set(blocks.map(({ block }) => block.type)));
      const loaded = listLoaded(scripts, new Set(blocks.filter(needsScript).map(({ block }) => block.type)));
      const total = sumUp(loaded);
      if (total <= budget) return [];
      // Of each type the first on the page stands for all.
      const heaviest = [...new Map(blocks.toReversed().map((known) => [known.block.type, known])).values()]
        .map(({ block, definition }) => ({ block, definition, saved: sumUp(loaded.filter(isOnlyFor(block.type))) }))
        .sort((one, other) => other.saved - one.saved)
        .slice(0, NAMED)
        .filter(({ saved }, index) => index === 0 || saved >= KILOBYTE / 2);
      return heaviest.slice(0, 1).map(({ block: { id, type } }) => ({
        level: 'warning',
        blockId: id,
        blockType: type,
        path: [],
        message: explain(total, budget, heaviest),
      }));
    },
  };
}

const KILOBYTE = 1024;

/** More names than one reads are no help in choosing. */
const NAMED = 3;

/** Of a block that has its script with some settings only, its declaration is asked. */
function needsScript({ definition: { element }, props }: KnownBlock): boolean {
  return typeof element !== 'function' || element(props);
}

/** What a page with these types loads, each script with those of the types that bring it. */
function listLoaded(scripts: readonly BlockScripts[], types: ReadonlySet<string>): BlockScripts[] {
  return scripts
    .map(({ bytes, blocks }) => ({ bytes, blocks: blocks.filter((type) => types.has(type)) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Without blocks of the type, such a script is not loaded any more. */
function isOnlyFor(type: string): (script: BlockScripts) => boolean {
  return ({ blocks: [first, ...others] }) => first === type && others.length === 0;
}

function sumUp(scripts: readonly BlockScripts[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}

interface Weighed {
  definition: Pick<AnyBlockDefinition, 'label'>;
  saved: number;
}

function explain(total: number, budget: number, heaviest: readonly Weighed[]): EditorText {
  // Never the same number for both: a page that is over by a little still is.
  const [most, wanted] = [Math.ceil(total / KILOBYTE), Math.floor(budget / KILOBYTE)];
  const names = (language: string, unit = 'kB') =>
    heaviest
      .map(
        ({ definition: { label }, saved }) =>
          `${translate(label, language)} ${Math.round(saved / KILOBYTE)}\u00a0${unit}`,
      )
      .join(', ');
  return {
    en: `Visitors load ${most}\u00a0kB of script on this page; ${wanted}\u00a0kB is wanted. The heaviest blocks, by what it saves to leave them out: ${names('en')}. Leave one out, or put it on a page of its own.`,
    de: `Besucher laden auf dieser Seite ${most}\u00a0kB Skripte; erwünscht sind ${wanted}\u00a0kB. Die schwersten Blöcke, nach dem, was ihr Weglassen spart: ${names('de')}. Bitte einen weglassen oder auf eine eigene Seite setzen.`,
    nl: `Bezoekers laden op deze pagina ${most}\u00a0kB aan scripts; ${wanted}\u00a0kB is gewenst. De zwaarste blokken, naar wat weglaten bespaart: ${names('nl')}. Laat er een weg of geef het een eigen pagina.`,
    fr: `Les visiteurs chargent ${most}\u00a0ko de scripts sur cette page ; ${wanted}\u00a0ko sont souhaités. Les blocs les plus lourds, d’après ce que leur retrait économise : ${names('fr', 'ko')}. Retirez-en un, ou placez-le sur une page à part.`,
  };
}
