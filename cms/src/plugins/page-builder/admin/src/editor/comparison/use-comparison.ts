import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DifferenceRow, listRows } from '../../model/difference-rows.ts';
import { selectBlock } from '../../model/selection.ts';
import { ancestorsOf, type Tree } from '../../model/tree.ts';
import { findIndex, findStep, keyOf, type Stop } from './list/walk.ts';
import { listChangedTexts } from './pages/changed-texts.ts';
import type { Marks } from './pages/DifferenceMarks.tsx';
import { markWords } from './pages/mark-words.ts';
import type { MarkKind } from './pages/marks.ts';
import { createScrollTogether } from './pages/scroll-together.ts';
import type { Sides, Which } from './sides/sides.ts';
import { type Compared, type OpenSide, useSide } from './sides/use-side.ts';
import { useTree } from './use-tree.ts';

const NO_ROWS: readonly DifferenceRow[] = [];

/** Two pages beside each other: what differs, what of it is looked at, and their canvases, which go the same way. */
export function useComparison(sides: Sides, compared: Compared) {
  const open: Readonly<Record<Which, OpenSide>> = {
    before: useSide(sides.before, compared),
    after: useSide(sides.after, compared),
  };
  const before = useTree(storeOf(open.before));
  const after = useTree(storeOf(open.after));
  const rows = useMemo(() => (before && after ? listRows(before, after) : NO_ROWS), [before, after]);
  const marks = useMemo(() => collectMarks(rows), [rows]);
  const [stop, setStop] = useState<Stop>();
  const current = findIndex(rows, stop);
  const [scrolling] = useState(createScrollTogether);
  useEffect(() => scrolling.setMoved(listMoved(marks)), [scrolling, marks]);
  const { addPage } = useWordMarks(rows, before, after, scrolling);

  const stores = [storeOf(open.before), storeOf(open.after)];
  const lookAt = (row: DifferenceRow) => setStop({ key: keyOf(row), index: rows.indexOf(row) });
  const latest = useRef({ rows, current, before, after, lookAt });
  latest.current = { rows, current, before, after, lookAt };

  return {
    open,
    before,
    after,
    rows,
    marks,
    current,
    addPage,
    /** Shows a difference on both pages. */
    go(row: DifferenceRow): void {
      lookAt(row);
      const { block } = row.difference;
      for (const store of stores) if (store?.getSession().tree.blocks.has(block)) store.select(selectBlock(block));
      scrolling.show(block);
    },
    findStep: (step: 1 | -1) => findStep(rows, stop, step),
    /** A block of one of the pages was chosen: what became of it, or of what it stands in, is what is looked at. */
    select: useCallback((which: Which, block: string): void => {
      const { rows: all, current: index, lookAt: look } = latest.current;
      const tree = latest.current[which];
      if (!tree) return;
      const blocks = [block, ...ancestorsOf(tree, block)];
      if (all[index] && blocks.includes(all[index].difference.block)) return;
      const found = blocks.map((id) => all.find(({ difference }) => difference.block === id)).find(Boolean);
      if (found) look(found);
    }, []),
  };
}

/** Takes in the canvases, and marks words on them whenever what they show has changed. */
function useWordMarks(
  rows: readonly DifferenceRow[],
  before: Tree | undefined,
  after: Tree | undefined,
  scrolling: ReturnType<typeof createScrollTogether>,
) {
  const [drawn, setDrawn] = useState<Partial<Record<Which, HTMLElement>>>({});
  const addPage = useMemo(() => {
    const add = (which: Which) => (page: HTMLElement | undefined) =>
      setDrawn((known) => (known[which] === page ? known : { ...known, [which]: page }));
    return { before: add('before'), after: add('after') };
  }, []);
  useEffect(() => (drawn.before ? scrolling.add('before', drawn.before) : undefined), [drawn.before, scrolling]);
  useEffect(() => (drawn.after ? scrolling.add('after', drawn.after) : undefined), [drawn.after, scrolling]);
  const texts = useMemo(() => (before && after ? listChangedTexts(rows, before, after) : []), [rows, before, after]);
  useEffect(() => {
    const { before: one, after: other } = drawn;
    if (!one || !other) return;
    let frame = 0;
    const mark = () => markWords({ before: one, after: other }, texts);
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    for (const page of [one, other]) observer.observe(page, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [drawn, texts]);
  return { addPage };
}

function storeOf(open: OpenSide) {
  return open && 'page' in open ? open.page.store : undefined;
}

function collectMarks(rows: readonly DifferenceRow[]): Marks {
  const marks = new Map<string, MarkKind[]>();
  for (const { difference } of rows) {
    marks.set(difference.block, [...(marks.get(difference.block) ?? []), difference.kind]);
  }
  return marks;
}

function listMoved(marks: Marks): ReadonlySet<string> {
  return new Set([...marks].flatMap(([block, kinds]) => (kinds.includes('moved') ? block : [])));
}
