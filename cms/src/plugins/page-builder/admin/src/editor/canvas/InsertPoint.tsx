import { Plus } from '@strapi/icons';
import { dequal } from 'dequal/lite';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Place } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { findCanvasTarget, readCanvas } from '../drag/canvas-target.ts';
import type { Rect } from '../drag/geometry.ts';
import { measureBlock } from './measure-block.ts';

/**
 * How near the pointer comes to a gap before its "+" shows, and how far from the pointer it may stand; on screen. Of a low
 * block at most a quarter counts as near, so that there is room to point at the block itself.
 */
const NEAR = 8;
const FAR = 80;
const SIZE = 24;
/** Milliseconds in which the pointer gets from the page to the "+", which is outside of it. */
const PATIENCE = 200;

interface Point {
  place: Place;
  /** In pixels of the scaled canvas, as everything that is drawn over it. */
  line: Rect;
  button: { left: number; top: number };
}

interface InsertPointProps {
  page: HTMLElement;
  scale: number;
  /** What is drawn over the page, the toolbar among it. */
  layer: RefObject<HTMLElement>;
}

/** The "+" between two blocks, and at both ends of what holds them, where the pointer comes near. */
export const InsertPoint = memo(function InsertPoint({ page, scale, layer }: InsertPointProps) {
  const { t } = useTranslation();
  const { launch, launched } = useLauncher();
  const { point, setOver } = usePoint(page, scale, layer, launched === 'inserter');
  if (!point) return null;
  const { left, top, right, bottom } = point.line;
  const isRow = right - left < bottom - top;
  return (
    <>
      <Line
        style={
          isRow
            ? { left: left - 1, top, width: 2, height: bottom - top }
            : { left, top: top - 1, width: right - left, height: 2 }
        }
      />
      <Button
        type="button"
        tabIndex={-1}
        data-insert-point
        aria-label={t('canvas.insertHere')}
        title={t('canvas.insertHere')}
        style={point.button}
        onPointerEnter={() => setOver(true)}
        onPointerLeave={() => setOver(false)}
        onClick={() => {
          // It goes without the pointer ever leaving it.
          setOver(false);
          launch('inserter', point.place);
        }}
      >
        <Plus aria-hidden />
      </Button>
    </>
  );
});

/**
 * The gap that the pointer is at. It stays while the pointer is on the "+" itself, which is no part of the page, and
 * while somebody chooses what to insert there.
 */
function usePoint(page: HTMLElement, scale: number, layer: RefObject<HTMLElement>, isInserting: boolean) {
  const store = useEditorStore();
  const [point, setPoint] = useState<Point | undefined>();
  const [isOver, setOver] = useState(false);
  const isHeld = isOver || isInserting;
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    if (!isHeld) timer.current = setTimeout(() => setPoint(undefined), PATIENCE);
    return () => clearTimeout(timer.current);
  }, [isHeld]);

  useEffect(() => {
    const canvas = page.ownerDocument;
    const elements = readCanvas(canvas);
    const clear = () => setPoint(undefined);
    const move = (event: MouseEvent) => {
      clearTimeout(timer.current);
      const next = event.buttons === 0 ? findPoint(event) : undefined;
      // The "+" stays where it is for as long as it means the same place.
      setPoint((current) => (current && dequal(current.place, next?.place) ? current : next));
    };
    const findPoint = (event: MouseEvent): Point | undefined => {
      const { clientX: x, clientY: y } = event;
      const { tree } = store.getSession();
      if (tree.roots.length === 0) return undefined;
      const dragged = { tree, registry: store.registry, content: { blocks: [] } };
      const target = findCanvasTarget(canvas, elements, { x, y }, scale, dragged);
      // An empty area has an invitation of its own.
      if (!target || target.refused || (isWide(target.line) && isHigh(target.line))) return undefined;
      const line = scaled(target.line, scale);
      const at = { x: x * scale, y: y * scale };
      const isAtEnd = target.place.block === null && target.place.index === tree.roots.length && at.y > line.bottom;
      if (distanceTo(line, at) > findReach(event.target as Element, line, scale) && !isAtEnd) return undefined;
      const { block, area, index } = target.place;
      return { place: { block, area, index }, line, button: placeButton(line, at, findToolbar(layer.current)) };
    };
    const leave = () => {
      timer.current = setTimeout(clear, PATIENCE);
    };
    const unsubscribe = store.subscribe(clear);
    const listening = new AbortController();
    const { signal } = listening;
    canvas.addEventListener('mousemove', move, { signal });
    canvas.addEventListener('scroll', clear, { capture: true, signal });
    canvas.addEventListener('mousedown', clear, { capture: true, signal });
    canvas.documentElement.addEventListener('mouseleave', leave, { signal });
    return () => {
      unsubscribe();
      listening.abort();
    };
  }, [page, scale, layer, store]);

  return { point, setOver };
}

const isWide = ({ left, right }: Rect) => right - left > 1;
const isHigh = ({ top, bottom }: Rect) => bottom - top > 1;

function scaled({ left, top, right, bottom }: Rect, scale: number): Rect {
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale };
}

function findReach(under: Element, line: Rect, scale: number): number {
  const block = under.closest('[data-block-id]');
  if (!block || block.querySelector('[data-block-id]')) return NEAR;
  const { width, height } = measureBlock(block);
  return Math.min(NEAR, ((isWide(line) ? height : width) * scale) / 4);
}

function distanceTo({ left, top, right, bottom }: Rect, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function findToolbar(layer: HTMLElement | null): Rect | undefined {
  const bar = layer?.querySelector<HTMLElement>('[data-floating]');
  if (!bar) return undefined;
  const { offsetLeft: left, offsetTop: top } = bar;
  return { left, top, right: left + bar.offsetWidth, bottom: top + bar.offsetHeight };
}

/**
 * In the middle of the line, or as near to that as the pointer lets it be; whole on screen, and beside a toolbar that would
 * cover it.
 */
function placeButton(line: Rect, at: { x: number; y: number }, toolbar: Rect | undefined): Point['button'] {
  const near = (middle: number, pointer: number) => Math.min(Math.max(middle, pointer - FAR), pointer + FAR);
  const x = isWide(line) ? near((line.left + line.right) / 2, at.x) : line.left;
  const y = isHigh(line) ? near((line.top + line.bottom) / 2, at.y) : line.top;
  const button = { left: Math.max(0, x - SIZE / 2), top: Math.max(0, y - SIZE / 2) };
  const isCovered =
    toolbar !== undefined &&
    button.left < toolbar.right &&
    button.left + SIZE > toolbar.left &&
    button.top < toolbar.bottom &&
    button.top + SIZE > toolbar.top;
  if (!isCovered) return button;
  if (isHigh(line)) return { ...button, top: toolbar.bottom };
  const isBefore = toolbar.left - SIZE >= line.left && at.x < (toolbar.left + toolbar.right) / 2;
  return { ...button, left: isBefore ? toolbar.left - SIZE : toolbar.right };
}

const Line = styled.div`
  position: absolute;
  background: ${({ theme }) => theme.colors.primary600};
`;

const Button = styled.button`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: ${SIZE}px;
  block-size: ${SIZE}px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${({ theme }) => theme.colors.buttonPrimary600};
  color: ${({ theme }) => theme.colors.buttonNeutral0};
  cursor: pointer;
  pointer-events: auto;

  &:hover {
    background: ${({ theme }) => theme.colors.buttonPrimary500};
  }

  svg {
    inline-size: 12px;
    block-size: 12px;
  }
`;
