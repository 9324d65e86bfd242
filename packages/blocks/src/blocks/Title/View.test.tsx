import { expect, test } from 'vitest';
import { drawBlock } from '../../testing/draw-block.ts';

test.each([
  ['Your bike, br your way', 'Your bike,<br/>your way'],
  ['br first', '<br/>first'],
  ['a br b br c', 'a<br/>b<br/>c'],
  ['Ride<br>now', 'Ride<br/>now'],
  ['Ride <br /> now', 'Ride<br/>now'],
  ['Breda bridge abroad', 'Breda bridge abroad'],
  ['Zubrä, übr and br-2', 'Zubrä, übr and br-2'],
])('"%s" breaks lines at the marker br only', (title, inside) => {
  expect(drawBlock('Title', { title })).toContain(`>${inside}</h2>`);
});

test('is a heading of its level', () => {
  expect(drawBlock('Title', { title: 'Ride', type: 5 })).toMatch(/^<h5 .*<\/h5>$/);
});

test('has its own colour only when that is switched on', () => {
  expect(drawBlock('Title', { title: 'Ride', textColor: 'orange' })).not.toContain('style');
  expect(drawBlock('Title', { title: 'Ride', textColor: 'orange', overrideTextColor: true })).toContain(
    'style="color:var(--colour-orange)"',
  );
});

test('without a title there is no empty heading for visitors', () => {
  expect(drawBlock('Title', { title: ' ' })).toBe('');
});
