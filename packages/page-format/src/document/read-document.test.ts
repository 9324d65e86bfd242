import { describe, expect, test } from 'vitest';
import type { Block } from './document.ts';
import { readDocument } from './read-document.ts';

const document = (blocks: unknown[]) => ({ format: 'page', formatVersion: 1, blocks });
const block = (id: string) => ({ id, type: 'Title', v: 1, props: {} });

describe('readDocument', () => {
  const stored = document([block('a')]) as unknown as { blocks: Block[] };

  test.each([[null], [undefined], [''], ['  '], ['null'], ['""'], ['"null"']])('%j is no page yet', (value) => {
    expect(readDocument(value)).toBeNull();
  });

  test('an object is read as it is', () => {
    expect(readDocument(stored)).toBe(stored);
  });

  test('JSON as text, and encoded twice', () => {
    expect(readDocument(JSON.stringify(stored))).toEqual(stored);
    expect(readDocument(JSON.stringify(JSON.stringify(stored)))).toEqual(stored);
  });

  test.each([
    ['{"format":', 'The stored page is text that is not JSON.'],
    ['<p>', 'The stored page is text that is not JSON.'],
    ['[]', 'A page document is an object with "blocks", but this is a list.'],
    ['7', 'A page document is an object with "blocks", but this is the number 7.'],
    [JSON.stringify(JSON.stringify('"x"')), 'A page document is an object with "blocks", but this is the text ""x"".'],
  ])('%j is refused', (value, message) => {
    expect(() => readDocument(value)).toThrow(message);
  });

  test('50 MB of text are refused unread', () => {
    const text = `"${'x'.repeat(50_000_000)}"`;
    expect(() => readDocument(text)).toThrow('more than four times as much');
  });
});
