import { expect, test } from 'vitest';
import { placeToolbar } from './place-toolbar.ts';

const room = { width: 800, height: 600 };
const toolbar = { width: 300, height: 36 };
const block = { top: 200, left: 100, width: 200, height: 40 };
const line = (top: number, left: number, width = 200) => ({ top, left, width, height: 30 });

test.each([
  ['above the block', { block, texts: [] }, { top: 164, left: 100 }],
  [
    'above its other end, where a text stands above its beginning',
    { block: { ...block, width: 600 }, texts: [line(165, 100)] },
    { top: 164, left: 400 },
  ],
  ['in the gutter', { block, texts: [line(165, 100, 600)] }, { top: 200, left: 304 }],
  ['in the gutter before it', { block: { ...block, left: 400 }, texts: [line(165, 100, 700)] }, { top: 200, left: 96 }],
  [
    'below, between texts on all sides',
    { block: { ...block, width: 500 }, texts: [line(165, 0, 800)] },
    { top: 244, left: 100 },
  ],
  [
    'beside a block taller than the screen',
    { block: { ...block, top: -50, height: 900 }, texts: [] },
    { top: 4, left: 304 },
  ],
  [
    'at the nearest free place, where texts are all around',
    { block: { ...block, width: 500 }, texts: [line(165, 0, 800), line(245, 0, 800), line(200, 610, 190)] },
    { top: 120, left: 80 },
  ],
  [
    'at the top of what is seen, where nothing is free',
    { block, texts: [{ top: 0, left: 0, width: 800, height: 600 }] },
    { top: 4, left: 100 },
  ],
])('the toolbar stands %s', (_, given, expected) => {
  expect(placeToolbar({ ...given, toolbar, room })).toEqual(expected);
});
