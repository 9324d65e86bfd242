import { dequal } from 'dequal/lite';
import { shortenText } from 'page-format';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { TreeBlock } from '../../model/tree.ts';
import { useSession } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { BlockMarks, countMarks } from '../marks/BlockMarks.tsx';
import { followCanvas, geometryOf } from './follow-canvas.ts';
import { listSeen, type SeenBlock } from './list-seen.ts';
import { listTextLines } from './list-text-lines.ts';
import { measureBlock } from './measure-block.ts';
import { placeTags, TAG_HEIGHT } from './place-tags.ts';
import type { Rect } from './place-toolbar.ts';

/** Characters of a name in a tag. */
const LONGEST_TAG = 24;

interface BlockTagsProps {
  page: HTMLElement;
  scale: number;
  /** Whether every block has a tag, or those alone that are told apart by more than their names. */
  all: boolean;
  /** Leaves out what stands in another block. */
  sectionsOnly: boolean;
  /** Blocks whose name stands at them already: the selected one and the one that is pointed at. */
  except: readonly (string | undefined)[];
}

/** The names of blocks that begin in what is seen, at their corners (specification point 6), and what is said beside them. */
export const BlockTags = memo(function BlockTags({ page, scale, all, sectionsOnly, except }: BlockTagsProps) {
  const { names } = useCommands();
  const { corners, texts, width } = useCorners(page, scale, sectionsOnly);
  const tags = useMemo(
    () =>
      placeTags(
        corners
          .filter(({ marks }) => all || marks.hidden)
          .map(({ type, title, ...corner }) => ({
            ...corner,
            name: title === undefined ? names.type(type) : shortenText(title, LONGEST_TAG),
            icons: countMarks(corner.marks),
          })),
        texts,
        width,
      ),
    [corners, texts, width, names, all],
  );
  return (
    <Tags aria-hidden>
      {tags.map(({ id, name, icons, marks, top, left }, index) => (
        // By place and not by block: a tag is words at a place, and one that is written anew costs less than one that goes
        // and one that comes. For the same reason those that are not shown keep their place.
        <span key={index} data-block-tag style={{ top, left, visibility: except.includes(id) ? 'hidden' : undefined }}>
          {name}
          {icons > 0 && <BlockMarks block={marks} />}
        </span>
      ))}
    </Tags>
  );
});

/** Where a block begins, and of the block only what its tag says: with most letters that are typed, all of it is as it was. */
interface Corner {
  id: string;
  type: string;
  /** The block's own name. */
  title: string | undefined;
  marks: Pick<TreeBlock, 'hidden' | 'locked'>;
  top: number;
  left: number;
}

interface Seen {
  corners: readonly Corner[];
  /** Lines of text. */
  texts: readonly Rect[];
  width: number;
}

/** Where the blocks on screen begin, in pixels of the scaled canvas; measured at most once per frame. */
function useCorners(page: HTMLElement, scale: number, sectionsOnly: boolean): Seen {
  const [found, setFound] = useState<Seen>({ corners: [], texts: [], width: 0 });
  const tree = useSession((session) => session.tree);
  const shown = useRef(tree);
  shown.current = tree;

  const measured = useRef('');
  /** What was seen when all was measured. */
  const seen = useRef<readonly HTMLElement[]>([]);
  const draw = useCallback(
    (blocks: readonly SeenBlock[], around: Partial<Seen> = {}) => {
      const next = blocks
        .filter(({ element, box }) => box.top >= 0 && !(sectionsOnly && isInBlock(element)))
        .map(({ element, box }): Corner => {
          const id = element.dataset.blockId ?? '';
          // What is drawn in the place of a synced section is of other types.
          const { type = '', name, hidden, locked } = shown.current.blocks.get(id) ?? {};
          return { id, type, title: name, marks: { hidden, locked }, top: box.top * scale, left: box.left * scale };
        });
      setFound((current) => {
        const all = { ...current, ...around, corners: next };
        return dequal(current, all) ? current : all;
      });
    },
    [scale, sectionsOnly],
  );
  const measure = useCallback(() => {
    measured.current = geometryOf(page);
    const blocks = listSeen(page);
    seen.current = blocks.map(({ element }) => element);
    draw(blocks, { texts: listTextLines(page, blocks, undefined, scale), width: page.clientWidth * scale });
  }, [page, draw, scale]);

  // Every change of the page can move its blocks. Before the browser paints it: a frame later, everything would have to
  // be painted once more. While the same blocks stand on a page of the same size, as with most letters that are typed,
  // the same ones are seen.
  const { parents } = tree;
  const placed = useRef(parents);
  useLayoutEffect(() => {
    const isSame = placed.current === parents && measured.current === geometryOf(page);
    placed.current = parents;
    if (isSame && seen.current.every(({ isConnected }) => isConnected)) {
      draw(seen.current.map((element) => ({ element, box: measureBlock(element) })));
    } else measure();
  }, [measure, draw, page, tree, parents]);

  useEffect(() => followCanvas(page, measure, () => measured.current), [page, measure]);

  return found;
}

function isInBlock(element: Element): boolean {
  return element.parentElement?.closest('[data-block-id]') != null;
}

/** All tags in one component: a page shows dozens, and a styled element each would cost more than everything else. */
const Tags = styled.div`
  position: absolute;
  inset: 0;
  /* They move with every change of the page, and nothing else has to be laid out for that. */
  contain: strict;

  > span {
    position: absolute;
    display: flex;
    gap: 4px;
    align-items: center;
    block-size: ${TAG_HEIGHT}px;
    padding-inline: 4px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.neutral150};
    color: ${({ theme }) => theme.colors.neutral700};
    font-size: 1rem;
    line-height: ${TAG_HEIGHT}px;
    white-space: nowrap;
  }
`;
