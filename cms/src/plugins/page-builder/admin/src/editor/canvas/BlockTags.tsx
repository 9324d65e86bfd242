import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useSession } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { followCanvas } from './follow-canvas.ts';
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
    <>
      {tags.map(({ id, name, top, left }) =>
        except.includes(id) ? null : (
          <Tag key={id} aria-hidden data-block-tag style={{ top, left }}>
            {name}
          </Tag>
        ),
      )}
    </>
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

  const measure = useCallback(() => {
    const height = page.ownerDocument.defaultView?.innerHeight ?? 0;
    const next = [...page.querySelectorAll<HTMLElement>('[data-block-id]')].flatMap((element): Corner[] => {
      const { top, left, width } = element.getBoundingClientRect();
      if (top < 0 || top >= height || width === 0) return [];
      const { blockId: id = '', block: type = '' } = element.dataset;
      return [{ id, type, top: top * scale, left: left * scale }];
    });
    setCorners((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next));
  }, [page, scale]);

  // Every change of the page can move its blocks. Before the browser paints it: a frame later, everything would have to
  // be painted once more.
  useLayoutEffect(measure, [measure, tree]);

  useEffect(() => followCanvas(page, measure), [page, measure]);

  return corners;
}

const Tag = styled.span`
  position: absolute;
  block-size: ${TAG_HEIGHT}px;
  padding-inline: 4px;
  border-radius: 2px;
  background: ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1rem;
  line-height: ${TAG_HEIGHT}px;
  opacity: 0.9;
  white-space: nowrap;
`;
