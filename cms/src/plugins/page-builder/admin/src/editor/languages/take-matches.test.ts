import type { PageDocument } from 'page-format';
import { expect, test } from 'vitest';
import type { Source } from '../../../../shared/envelope.ts';
import { pairTexts } from '../../../../shared/translation/pair-texts.ts';
import { suggestMatches } from '../../../../shared/translation/suggest-matches.ts';
import { card, registry } from '../../../../shared/translation/testing/card.ts';
import { selectBlock } from '../../model/selection.ts';
import { page, treeOf } from '../../model/testing/page.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { takeMatches } from './take-matches.ts';

test('texts of matched blocks stay, and are to be looked at; one step of undo takes the ids away', () => {
  const original = treeOf(card('Lamps', ['One', 'Two'], { a: 'Fast', b: 'Safe' }));
  const before: PageDocument = page({ ...card('Lampen', ['Een', 'Two'], { x: 'Snel', y: 'Safe' }), id: 'z' });
  const store = createEditorStore(before, registry);
  store.select(selectBlock('z'));
  const sources: Record<string, Source> = {};
  const noteSource = (block: string, source: Source) => {
    sources[block] = source;
  };
  const states = () => pairTexts(original, store.getSession().tree, sources, 'en', registry).map(({ state }) => state);
  expect(states()).toEqual([]);

  const matches = suggestMatches(original, store.getSession().tree, registry);
  expect(takeMatches(matches, original, 'en', { store, noteSource })).toBe(1);
  expect(store.getDocument()).toEqual(page(card('Lampen', ['Een', 'Two'], { a: 'Snel', b: 'Safe' })));
  expect(states()).toEqual(['edited', 'edited', 'new', 'edited', 'new']);
  expect(store.getSession().selection).toEqual(selectBlock('c'));

  store.undo();
  expect(store.getDocument()).toEqual(before);
  expect(takeMatches([{ original: 'gone', page: 'z' }], original, 'en', { store, noteSource })).toBe(0);
});
