import { expect, test } from 'vitest';
import { packBlocks, unpackBlocks } from './clipboard.ts';
import { box, note } from './testing/page.ts';

test('what was copied comes back with new ids and the same content', () => {
  const blocks = unpackBlocks(packBlocks([box('a', [note('b', 'Text')])]));
  const [copy] = Array.isArray(blocks) ? blocks : [];
  expect(copy?.id).not.toBe('a');
  expect(copy?.areas?.content?.[0]?.props).toEqual({ text: 'Text' });
  expect(copy?.areas?.content?.[0]?.id).not.toBe('b');
});

test.each([
  ['prose', 'Hello'],
  ['other JSON', '{"format":"other"}'],
  ['blocks of a wrong shape', '{"format":"page-builder/blocks","formatVersion":1,"blocks":[{"id":1}]}'],
  [
    'a hostile key',
    '{"format":"page-builder/blocks","formatVersion":1,"blocks":[{"id":"a","type":"Note","v":1,"props":{"__proto__":{}}}]}',
  ],
])('%s on the clipboard is no block', (_name, text) => {
  expect(unpackBlocks(text)).toBeUndefined();
});

test('blocks copied in a later version of the editor are told from other text', () => {
  expect(unpackBlocks('{"format":"page-builder/blocks","formatVersion":2,"content":{}}')).toBe('newer');
});
