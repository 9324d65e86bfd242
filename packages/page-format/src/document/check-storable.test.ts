import { expect, test } from 'vitest';
import { block, document } from '../testing/refuse-document.ts';
import { toStorable } from '../text/storable.ts';
import { checkShape } from './check-shape.ts';
import { checkStorable } from './check-storable.ts';

const inner = (props: Record<string, unknown>) =>
  checkShape(document([block('outer', { areas: { content: [block('first'), block('inner', { props })] } })]));

test.each([
  [{ title: 'a\ud83d' }, 'blocks[0].areas.content[1].props.title', 'A text here'],
  [{ title: '\udeb2\ud83d' }, 'blocks[0].areas.content[1].props.title', 'A text here'],
  [{ items: [{ id: 'a', name: 'a\0' }] }, 'blocks[0].areas.content[1].props.items[0].name', 'A text here'],
  [{ items: [{ id: 'a', 'na\ud800me': '' }] }, 'blocks[0].areas.content[1].props.items[0]', 'A key here'],
])('%j is refused at its block and place, and can be stored once it is mended', (props, path, message) => {
  const unsound = inner(props);
  expect(() => checkStorable(unsound)).toThrow(
    expect.objectContaining({ code: 'wrong-shape', path, blockId: 'inner', message: expect.stringContaining(message) }),
  );
  expect(() => checkStorable(toStorable(unsound))).not.toThrow();
});

test('a sound document is taken, and mending leaves it the same object', () => {
  const sound = inner({ title: '🚲 👩‍🚒 e\u0301 \ufffd', list: [1, null, true, { ключ: '' }] });
  expect(() => checkStorable(sound)).not.toThrow();
  expect(toStorable(sound)).toBe(sound);
});

test('of a text that is mended all that can be stored is kept', () => {
  expect(toStorable({ a: ['x\0y', '🚲\ud83d!'], b: 1 })).toEqual({ a: ['xy', '🚲\ufffd!'], b: 1 });
});
