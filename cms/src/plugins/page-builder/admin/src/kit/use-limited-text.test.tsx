// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { useLimitedText } from './use-limited-text.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

async function draw(start: string, limit: number) {
  const stored: string[] = [];
  function Control() {
    const [value, setValue] = useState(start);
    const { rest, listeners } = useLimitedText(value, limit, (text) => {
      stored.push(text);
      setValue(text);
    });
    return <input value={value} data-rest={rest} {...listeners} />;
  }
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<Control />));
  const control = place.querySelector('input') as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return {
    control,
    stored,
    send: (event: Event) => act(async () => void control.dispatchEvent(event)),
    /** What the browser does when something is put at the caret. */
    put: (text: string, at = control.value.length) =>
      act(async () => {
        setValue?.call(control, control.value.slice(0, at) + text + control.value.slice(at));
        control.setSelectionRange(at + text.length, at + text.length);
        control.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
  };
}

test('what does not fit is not stored, and the caret stays behind what does', async () => {
  const { control, stored, put } = await draw('abcd', 6);
  await put('12👩‍🚒', 2);
  expect(control.value).toBe('ab12cd');
  expect([control.selectionStart, control.selectionEnd]).toEqual([4, 4]);
  expect(control.dataset.rest).toBe('👩‍🚒');
  expect(stored).toEqual(['ab12cd']);
});

test('a text that is full stays as it is, and takes an emoji for one character', async () => {
  const { control, stored, put } = await draw('abc', 4);
  await put('👩‍🚒');
  await put('x');
  expect(control.value).toBe('abc👩‍🚒');
  expect(stored).toEqual(['abc👩‍🚒']);
});

test('a composition is looked at when it is done', async () => {
  const { control, stored, put, send } = await draw('abc', 4);
  await send(new CompositionEvent('compositionstart', { bubbles: true }));
  await put('nihon');
  expect(control.value).toBe('abcnihon');
  await send(new CompositionEvent('compositionend', { bubbles: true }));
  expect(control.value).toBe('abcn');
  expect(control.dataset.rest).toBe('ihon');
  expect(stored.at(-1)).toBe('abcn');
});
