import { expect, test } from 'vitest';
import { reuseElements } from './reuse-elements.ts';

/** The elements, in order, after the rows have been these one after the other; rows are letters. */
function elementsAfter(...pages: string[]): number[] {
  let elements: ReadonlyMap<string, number> = new Map();
  for (const page of pages) elements = reuseElements(elements, [...page], 'f');
  return [...elements.values()];
}

test('rows that stay keep their elements, also where they change places', () => {
  expect(elementsAfter('abcd', 'abcd')).toEqual([0, 1, 2, 3]);
  expect(elementsAfter('abcd', 'dabc')).toEqual([3, 0, 1, 2]);
  expect(elementsAfter('abcd', 'abd')).toEqual([0, 1, 3]);
});

test('rows that come take over the elements of those that went from their place', () => {
  expect(elementsAfter('pabc', 'pxyz')).toEqual([0, 1, 2, 3]);
  expect(elementsAfter('pabc', 'pxyz', 'pabc')).toEqual([0, 1, 2, 3]);
  expect(elementsAfter('pabz', 'pxyz')).toEqual([0, 1, 2, 3]);
});

test('no element changes its place', () => {
  // What went did not stand between the same rows.
  expect(elementsAfter('pabz', 'pxab')).toEqual([0, 4, 1, 2]);
  expect(elementsAfter('pabz', 'pabzx')).toEqual([0, 1, 2, 3, 4]);
});

test('the element that has the focus becomes no other row', () => {
  expect(elementsAfter('pfb', 'pxy')).toEqual([0, 3, 4]);
});

test('two rows never have one element', () => {
  const pages = ['abcdef', 'bxyfa', 'yaqwertfb', 'f', 'zfyxab', 'abcdef'];
  for (let count = 1; count <= pages.length; count += 1) {
    const elements = elementsAfter(...pages.slice(0, count));
    expect(new Set(elements).size).toBe(pages[count - 1]?.length);
  }
});
