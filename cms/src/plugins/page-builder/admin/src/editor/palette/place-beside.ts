import type { CSSProperties } from 'react';
import type { Selection } from '../../model/selection.ts';
import { measureBlock } from '../canvas/measure-block.ts';

/** Largest size of the quick inserter, in pixels; `Sheet` draws it this wide. */
const WIDTH = 320;
const HEIGHT = 380;
const MARGIN = 12;

/**
 * Where a small dialog about the selection stands: below the "+" that was pressed, or the selected row when the outline
 * has the focus, else below the selected block or area on the canvas, always whole on screen.
 */
export function placeBeside(selection: Selection): CSSProperties {
  const rect =
    document.querySelector('[data-insert-point]:hover')?.getBoundingClientRect() ??
    findRow() ??
    findOnCanvas(selection);
  const left = rect ? rect.left : (window.innerWidth - WIDTH) / 2;
  const top = rect ? rect.bottom + 4 : window.innerHeight * 0.15;
  return {
    insetInlineStart: clamp(left, MARGIN, window.innerWidth - WIDTH - MARGIN),
    insetBlockStart: clamp(top, MARGIN, Math.max(MARGIN, window.innerHeight - HEIGHT - MARGIN)),
    maxBlockSize: HEIGHT,
  };
}

interface Corner {
  left: number;
  bottom: number;
}

function findRow(): Corner | undefined {
  const row = document.activeElement?.closest('[role="treeitem"]');
  const rect = row?.getBoundingClientRect();
  // A row holds the rows below it too, so its own line is what counts.
  return rect && { left: rect.left + 24, bottom: rect.top + 28 };
}

function findOnCanvas({ blocks, area }: Selection): Corner | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-canvas="main"]');
  const canvas = frame?.contentDocument;
  if (!frame || !canvas) return undefined;
  const id = area?.block ?? blocks.at(-1);
  const element =
    (area && canvas.querySelector('[data-canvas-control][aria-pressed="true"]')) ??
    (id ? canvas.querySelector(`[data-block-id="${CSS.escape(id)}"]`) : null);
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / Math.max(1, frame.offsetWidth);
  const rect = element ? measureBlock(element) : undefined;
  return rect && { left: outer.left + rect.left * scale, bottom: outer.top + rect.bottom * scale };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
