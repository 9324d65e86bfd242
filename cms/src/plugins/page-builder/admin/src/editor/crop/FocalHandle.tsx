import type { Crop, FocalPoint } from 'page-format';
import type { KeyboardEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../text/use-translation.ts';
import { pointWithin } from './cut.ts';

/** Percent that an arrow key moves the point by. */
const STEP = { usual: 1, large: 10 } as const;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocalHandleProps {
  point: FocalPoint;
  /** The part that is shown, which the point does not leave. */
  crop: Crop;
  onChange(point: FocalPoint): void;
}

/** The focal point on the picture that it stands in, which is as large as the element around it. */
export function FocalHandle({ point, crop, onChange }: FocalHandleProps) {
  const { t } = useTranslation();

  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, clientX, clientY } = event;
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return;
    const pointed = {
      x: ((clientX - box.left) / box.width) * 100,
      y: ((clientY - box.top) / box.height) * 100,
    };
    onChange(pointWithin(pointed, crop));
  };
  const nudge = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP.large : STEP.usual;
    onChange(pointWithin({ x: point.x + x * step, y: point.y + y * step }, crop));
  };

  return (
    <Handle
      type="button"
      aria-label={t('crop.focalPoint')}
      style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={nudge}
    />
  );
}

/** A ring in two tones, so that it is seen on any picture; as large as a finger needs, and open in its middle. */
const Handle = styled.button`
  position: absolute;
  inline-size: 30px;
  block-size: 30px;
  padding: 0;
  border: 3px solid #fff;
  border-radius: 50%;
  background: radial-gradient(circle, #fff 3px, #32324d 3.5px 4.5px, transparent 5px);
  box-shadow:
    0 0 0 1.5px #32324d,
    inset 0 0 0 1.5px #32324d;
  cursor: grab;
  touch-action: none;
  translate: -50% -50%;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: 3px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 3px;
  }
`;
