// @vitest-environment jsdom
import { act, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { isComposing } from './is-composing.ts';

const KEYS: [string, KeyboardEventInit, boolean][] = [
  ['a key of its own', { key: 'Enter', keyCode: 13 }, false],
  ['a key within a composition', { key: 'Enter', isComposing: true, keyCode: 13 }, true],
  ['the key that ended a composition in Safari', { key: 'Enter', keyCode: 229 }, true],
];

test.each(KEYS)('%s', (_, pressed, expected) => {
  expect(isComposing(new KeyboardEvent('keydown', pressed))).toBe(expected);
});

test.each(KEYS)('as React reports it: %s', async (_, pressed, expected) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const found: boolean[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  const onKeyDown = (event: ReactKeyboardEvent) => found.push(isComposing(event));
  await act(async () => createRoot(place).render(<input onKeyDown={onKeyDown} />));
  place.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true }));
  expect(found).toEqual([expected]);
});
