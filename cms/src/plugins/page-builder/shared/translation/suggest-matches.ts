import type { Registry } from 'page-format';
import { readingOrder } from '../differences/list-differences.ts';
import { childrenOf, type Tree, withDescendants } from '../page-tree.ts';
import { type Facts, readFacts } from './matching/facts.ts';
import { type Weights, weighFacts } from './matching/likeness.ts';
import { matchItemAreas } from './matching/match-entries.ts';
import { EVIDENT, pairAlike, UNCONTRADICTED } from './matching/pair-alike.ts';

/** A block of an original and the one of a page that says the same in another language, by their ids. */
export interface Match {
  original: string;
  page: string;
}

/** Whether fewer than half of the blocks of the smaller page have the id of one on the other page. */
export function hasGrownApart(original: Tree, page: Tree): boolean {
  const shared = [...page.blocks.keys()].filter((id) => original.blocks.has(id)).length;
  return shared < Math.min(original.blocks.size, page.blocks.size) / 2;
}

/**
 * Suggests which blocks of two pages belong together although they share no id, in the order of the original: blocks of one
 * type, each once. First those in the same order in areas that belong together, by how like they are; then those in another
 * order there; last those that stand elsewhere. Blocks that a lock holds keep their ids, and so do those of types and
 * versions that the registry does not know.
 */
export function suggestMatches(original: Tree, page: Tree, registry: Registry): Match[] {
  const [factsOfOriginal, factsOfPage] = [readFacts(original, registry), readFacts(page, registry)];
  const shared = [...original.blocks.keys()].filter((id) => page.blocks.has(id));
  const matching: Matching = {
    ...{ original, page, registry },
    facts: { original: factsOfOriginal.withContent, page: factsOfPage.withContent },
    weights: weighFacts(factsOfOriginal.own, factsOfPage.own),
    pairs: new Map(shared.map((id) => [id, id])),
    taken: new Set(shared),
  };
  matchLists(matching, original.roots, page.roots, IN_AREA);
  for (const id of shared) matchAreas(matching, id, id);
  matchRest(matching);
  const held = listHeld(page);
  return readingOrder(original).flatMap((id): Match[] => {
    const match = matching.pairs.get(id);
    return match === undefined || match === id || held.has(match) ? [] : [{ original: id, page: match }];
  });
}

interface Matching {
  original: Tree;
  page: Tree;
  registry: Registry;
  /** Of the blocks that can be matched, with what stands in them. */
  facts: Readonly<Record<'original' | 'page', ReadonlyMap<string, Facts>>>;
  weights: Weights;
  /** Ids of the page by those of the original. */
  pairs: Map<string, string>;
  /** Ids of the page. */
  taken: Set<string>;
}

/** What two blocks of one type must be to be matched, in the order that they stand in and in another one. */
interface Demands {
  inOrder(likeness: number, original: string, page: string): boolean;
  across: number;
}

const IN_AREA: Demands = { inOrder: () => true, across: UNCONTRADICTED };

const NO_FACTS: Facts = { values: new Set(), hints: new Set(), length: 0 };

const isOpenOriginal = ({ facts, pairs }: Matching, id: string) => facts.original.has(id) && !pairs.has(id);
const isOpenPage = ({ facts, taken }: Matching, id: string) => facts.page.has(id) && !taken.has(id);

/** Matches blocks of two lists that belong together, and what stands in them. */
function matchLists(matching: Matching, ones: readonly string[], others: readonly string[], demands: Demands): void {
  const { original, page, facts, weights } = matching;
  const types = ones.map((id) => (isOpenOriginal(matching, id) ? original.blocks.get(id)?.type : undefined));
  const otherTypes = others.map((id) => (isOpenPage(matching, id) ? page.blocks.get(id)?.type : undefined));
  const pairs = pairAlike(
    ones.map((id) => facts.original.get(id) ?? NO_FACTS),
    others.map((id) => facts.page.get(id) ?? NO_FACTS),
    {
      weights,
      canPair: (one, other) =>
        types[one] === undefined ? ones[one] === others[other] && 'fixed' : types[one] === otherTypes[other],
      inOrder: (likeness, one, other) => demands.inOrder(likeness, ones[one] ?? '', others[other] ?? ''),
      across: demands.across,
    },
  );
  for (const [one, other] of pairs) matchPair(matching, ones[one] ?? '', others[other] ?? '');
}

function matchPair(matching: Matching, one: string, other: string): void {
  if (!isOpenOriginal(matching, one) || !isOpenPage(matching, other)) return;
  matching.pairs.set(one, other);
  matching.taken.add(other);
  matchAreas(matching, one, other);
}

/** Matches what stands in two blocks that belong together. */
function matchAreas(matching: Matching, one: string, other: string): void {
  const { original, page, registry } = matching;
  const [block, otherBlock] = [original.blocks.get(one), page.blocks.get(other)];
  if (!block?.areas || !otherBlock?.areas || block.type !== otherBlock.type) return;
  const items = matchItemAreas(block, otherBlock, registry);
  for (const area of Object.keys(otherBlock.areas)) {
    const children = childrenOf(original, { block: one, area: items.get(area) ?? area });
    matchLists(matching, children, childrenOf(page, { block: other, area }), IN_AREA);
  }
}

/**
 * Matches what is left, wherever it stands: what is evidently the same, and what stands in the order of the other page in a
 * block that the other page does not have.
 */
function matchRest(matching: Matching): void {
  const { original, page, pairs, taken } = matching;
  const isLoose = (tree: Tree, id: string, isMatched: (holder: string) => boolean) => {
    const holder = tree.parents.get(id)?.block;
    return typeof holder === 'string' && !isMatched(holder);
  };
  matchLists(
    matching,
    readingOrder(original).filter((id) => isOpenOriginal(matching, id)),
    readingOrder(page).filter((id) => isOpenPage(matching, id)),
    {
      inOrder: (likeness, one, other) =>
        likeness >= EVIDENT ||
        (likeness >= UNCONTRADICTED &&
          (isLoose(original, one, (id) => pairs.has(id)) || isLoose(page, other, (id) => taken.has(id)))),
      across: EVIDENT,
    },
  );
}

/** Blocks that keep their ids because a lock is told by them: what is locked, with what stands in it, and what it stands in. */
function listHeld(page: Tree): ReadonlySet<string> {
  const held = new Set<string>();
  for (const { id, locked } of page.blocks.values()) {
    if (!locked) continue;
    for (const each of withDescendants(page, id)) held.add(each);
    const holder = page.parents.get(id)?.block;
    if (holder) held.add(holder);
  }
  return held;
}
