// @vitest-environment jsdom

import { createRegistry, defineBlock } from 'page-format';
import { richText, text } from 'page-format/fields';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warmUpWriting } from './warm-up.ts';

const words = { en: 'Words' };
const shared = { category: 'all', label: words, description: words, icon: 'Star' };
const registry = createRegistry([
  defineBlock({ ...shared, type: 'Line', props: { line: text({ label: words }) }, prose: { text: 'line' } }),
  defineBlock({ ...shared, type: 'Story', props: { story: richText({ label: words }) }, prose: { text: 'story' } }),
  defineBlock({ ...shared, type: 'Card', props: { line: text({ label: words }) } }),
]);

const isLetter = ({ textContent }: Node) => textContent === 'x';

const create = document.implementation.createHTMLDocument.bind(document.implementation);
const unseen: Document[] = [];
const observer = new MutationObserver(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  unseen.length = 0;
  vi.spyOn(document.implementation, 'createHTMLDocument').mockImplementation(() => {
    const made = create('');
    observer.observe(made, { subtree: true, childList: true, characterData: true });
    unseen.push(made);
    return made;
  });
});

afterEach(() => {
  observer.disconnect();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('writes once in each block of words, where nobody sees it, and leaves nothing behind', () => {
  const before = document.documentElement.outerHTML;
  warmUpWriting(registry);
  vi.advanceTimersByTime(999);
  expect(unseen).toEqual([]);
  vi.runAllTimers();
  const written = observer.takeRecords().filter(({ addedNodes }) => [...addedNodes].some(isLetter));
  expect(new Set(written.map(({ target }) => target.ownerDocument))).toEqual(new Set(unseen));
  expect([unseen.length, vi.getTimerCount()]).toEqual([2, 0]);
  expect(unseen.map(({ body }) => body.innerHTML)).toEqual(['<p></p>', '<p></p>']);
  expect(document.documentElement.outerHTML).toBe(before);
});

test('an editor that is closed warms up nothing more', () => {
  warmUpWriting(registry)();
  vi.runAllTimers();
  expect(unseen).toEqual([]);
});
