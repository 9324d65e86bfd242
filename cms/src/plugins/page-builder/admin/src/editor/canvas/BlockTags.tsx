import { dequal } from 'dequal/lite';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSession } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { followCanvas, sizeOf } from './follow-canvas.ts';
import { listSeen } from './list-seen.ts';
import { placeTags, TAG_HEIGHT } from './place-tags.ts';

interface BlockTagsProps {
  page: HTMLElement;
  scale: number;
  /** Blocks whose name stands at them already: the selected one and the one that is pointed at. */
  except: readonly (string | undefined)[];
}

/** The name of every block that begins in what is seen, at its corner (specification point 6). */
export const BlockTags = memo(function BlockTags({ page, scale, except }: BlockTagsProps) {
  const { names } = useCommands();
  const corners = useCorners(page, scale);
  const tags = useMemo(
    () => placeTags(corners.map(({ type, ...corner }) => ({ ...corner, name: names.type(type) }))),
    [corners, names],
  );
  return (
    <Tags aria-hidden>
      {tags.map(({ id, name, top, left }, index) => (
        // By place and not by block: a tag is words at a place, and one that is written anew costs less than one that goes
        // and one that comes. For the same reason those that are not shown keep their place.
        <span key={index} data-block-tag style={{ top, left, visibility: except.includes(id) ? 'hidden' : undefined }}>
          {name}
        </span>
      ))}
    </Tags>
  );
});

interface Corner {
  id: string;
  type: string;
  top: number;
  left: number;
}

/** Where the blocks on screen begin, in pixels of the scaled canvas; measured at most once per frame. */
function useCorners(page: HTMLElement, scale: number): readonly Corner[] {
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  const tree = useSession((session) => session.tree);
  const shown = useRef(tree);
  shown.current = tree;

  const size = useRef('');
  const measure = useCallback(() => {
    size.current = sizeOf(page);
    const next = listSeen(page)
      .filter(({ box }) => box.top >= 0)
      .map(({ element, box }): Corner => {
        const id = element.dataset.blockId ?? '';
        // What is drawn in the place of a synced section is of other types.
        const type = shown.current.blocks.get(id)?.type ?? '';
        return { id, type, top: box.top * scale, left: box.left * scale };
      });
    setCorners((current) => (dequal(current, next) ? current : next));
  }, [page, scale]);

  // Every change of the page can move its blocks. Before the browser paints it: a frame later, everything would have to
  // be painted once more.
  useLayoutEffect(measure, [measure, tree]);

  useEffect(() => followCanvas(page, measure, () => size.current), [page, measure]);

  return corners;
}

/** All tags in one component: a page shows dozens, and a styled element each would cost more than everything else. */
const Tags = styled.div`
  position: absolute;
  inset: 0;
  /* They move with every change of the page, and nothing else has to be laid out for that. */
  contain: strict;

  span {
    position: absolute;
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
