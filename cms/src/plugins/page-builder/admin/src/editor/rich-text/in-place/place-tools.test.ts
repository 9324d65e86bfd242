import { expect, test } from 'vitest';
import { placeTools } from './place-tools.ts';

const room = { width: 800, height: 600 };
const tools = { width: 300, height: 40 };
const text = { top: 100, bottom: 400, left: 50 };
const line = (top: number, left = 60) => ({ top, bottom: top + 20, left });

test.each([
  ['a caret has them above the whole text', { selection: line(200), isCaret: true, text }, { top: 54, left: 50 }],
  ['selected text has them above itself', { selection: line(200), isCaret: false, text }, { top: 154, left: 60 }],
  [
    'with no room above, they stand below',
    { selection: line(10), isCaret: false, text: { ...text, top: 10 } },
    { top: 36, left: 60 },
  ],
  [
    'over a text taller than the screen, at the top of what is seen',
    { selection: line(300), isCaret: true, text: { top: -200, bottom: 900, left: 50 } },
    { top: 0, left: 50 },
  ],
  [
    'but not over the line of the caret',
    { selection: line(15), isCaret: true, text: { top: -200, bottom: 900, left: 50 } },
    { top: 41, left: 50 },
  ],
  ['they stay in view sideways', { selection: line(200, 700), isCaret: false, text }, { top: 154, left: 500 }],
  [
    'what fills the screen leaves them no other place',
    { selection: { top: -10, bottom: 700, left: 0 }, isCaret: false, text },
    { top: 0, left: 0 },
  ],
])('%s', (_, given, expected) => {
  expect(placeTools({ ...given, tools, room })).toEqual(expected);
});
