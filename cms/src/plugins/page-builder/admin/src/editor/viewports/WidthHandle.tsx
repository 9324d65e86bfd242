import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../text/use-translation.ts';
import { clampWidth, FREE_WIDTH, useView } from './use-view.tsx';

/** Drag it, or press arrows on it, to make the page wider or narrower. The page stays in the middle. */
export function WidthHandle({ scale }: { scale: number }) {
  const { t } = useTranslation();
  const { freeWidth, change } = useView();
  const start = useRef<{ x: number; width: number; scale: number } | undefined>();

  const move = (event: PointerEvent) => {
    if (!start.current) return;
    const { x, width, scale: then } = start.current;
    // Both edges move, so a step of the pointer counts twice.
    change({ freeWidth: clampWidth(width + ((event.clientX - x) * 2) / then) });
  };
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!steps) return;
    event.preventDefault();
    event.stopPropagation();
    change({ freeWidth: clampWidth(freeWidth + steps * (event.shiftKey ? 100 : 10)) });
  };
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-label={t('view.width')}
      aria-valuemin={FREE_WIDTH.least}
      aria-valuemax={FREE_WIDTH.most}
      aria-valuenow={freeWidth}
      onKeyDown={step}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: freeWidth, scale };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        start.current = undefined;
      }}
    />
  );
}

const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -12px;
  inline-size: 12px;
  cursor: ew-resize;
  touch-action: none;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 24px);
    inset-inline-start: 4px;
    inline-size: 4px;
    block-size: 48px;
    border-radius: 2px;
    background: ${({ theme }) => theme.colors.neutral300};
  }

  &:hover::after,
  &:focus-visible::after {
    background: ${({ theme }) => theme.colors.primary600};
  }

  &:focus-visible {
    outline: none;
  }
`;
