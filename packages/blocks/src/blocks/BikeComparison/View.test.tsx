import { expect, test } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';
import { messages } from './messages.ts';

test('on the canvas, where nobody chooses bikes, it shows that none are chosen; visitors wait for their browser', () => {
  const waits = `role="status">${messages.loading.nl}`;
  expect(drawBlock('BikeComparison', {})).toContain(waits);
  const canvas = drawBlock('BikeComparison', {}, 'edit');
  expect(canvas).toContain(messages.no_bikes_to_compare.nl);
  expect(canvas).not.toContain(waits);
});
