import { dequal } from 'dequal/lite';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSession } from '../../../store/use-store.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { followCanvas, geometryOf } from '../../canvas/follow-canvas.ts';
import { listSeen } from '../../canvas/list-seen.ts';
import { placeTags, TAG_HEIGHT } from '../../canvas/place-tags.ts';
import { MARK_COLOURS, MARK_LINES, MARK_SIGNS, type MarkKind } from './marks.ts';

/** By block: what became of it. */
export type Marks = ReadonlyMap<string, readonly MarkKind[]>;

interface DifferenceMarksProps {
  page: HTMLElement;
  scale: number;
  marks: Marks;
  /** The block of the difference that is looked at. */
  current: string | undefined;
}

/** Frames around the blocks that differ, each with a word; drawn over the canvas and never in it. */
export const DifferenceMarks = memo(function DifferenceMarks({ page, scale, marks, current }: DifferenceMarksProps) {
  const { t } = useTranslation();
  const seen = useSeenMarks(page, scale, marks);
  const tags = useMemo(
    () =>
      placeTags(
        seen
          .filter(({ top }) => top >= 0)
          .map(({ id, top, left }) => {
            const name = (marks.get(id) ?? [])
              .map((kind) => `${MARK_SIGNS[kind]} ${t(`comparison.${kind}`)}`)
              .join(', ');
            return { id, name, top, left };
          }),
      ),
    [seen, marks, t],
  );
  return (
    <Layer aria-hidden>
      {seen.map(({ id, top, left, width, height }) => {
        const kind = marks.get(id)?.at(-1) ?? 'changed';
        const isCurrent = id === current;
        const line = `${isCurrent ? 4 : 2}px ${MARK_LINES[kind]} ${MARK_COLOURS[kind]}`;
        return (
          <div
            key={id}
            data-difference-mark={kind}
            data-current={isCurrent || undefined}
            // Around the block; within one that is as wide as the page.
            style={{ top, left, width, height, outline: line, outlineOffset: left < 6 ? (isCurrent ? -4 : -2) : 2 }}
          />
        );
      })}
      {tags.map(({ id, name, top, left }) => (
        <span
          key={id}
          data-difference-tag
          style={{ top, left, background: MARK_COLOURS[marks.get(id)?.at(-1) ?? 'changed'] }}
        >
          {name}
        </span>
      ))}
    </Layer>
  );
});

interface SeenMark {
  id: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where the marked blocks on screen are, in pixels of the scaled canvas; measured at most once per frame. */
function useSeenMarks(page: HTMLElement, scale: number, marks: Marks): readonly SeenMark[] {
  const [seen, setSeen] = useState<readonly SeenMark[]>([]);
  const tree = useSession((session) => session.tree);
  const measured = useRef('');
  const measure = useCallback(() => {
    measured.current = geometryOf(page);
    const next = listSeen(page).flatMap(({ element, box }): SeenMark[] => {
      const id = element.dataset.blockId ?? '';
      if (!marks.has(id)) return [];
      const [top, left, width, height] = [box.top, box.left, box.width, box.height].map((pixels) => pixels * scale);
      return [{ id, top, left, width, height } as SeenMark];
    });
    setSeen((before) => (dequal(before, next) ? before : next));
  }, [page, scale, marks]);
  useLayoutEffect(measure, [measure, tree]);
  useEffect(() => followCanvas(page, measure, () => measured.current), [page, measure]);
  return seen;
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  contain: strict;
  pointer-events: none;

  > div,
  > span {
    position: absolute;
  }

  > span {
    block-size: ${TAG_HEIGHT}px;
    padding-inline: 4px;
    border-radius: 2px;
    color: #fff;
    font-size: 1rem;
    font-weight: 600;
    line-height: ${TAG_HEIGHT}px;
    white-space: nowrap;
  }
`;
