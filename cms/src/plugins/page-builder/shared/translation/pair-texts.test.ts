import type { Block } from 'page-format';
import { expect, test } from 'vitest';
import { listForMachine } from '../../admin/src/editor/languages/translate-by-machine.ts';
import { treeOf } from '../../admin/src/model/testing/page.ts';
import { isSources, openEnvelope, type Sources, type Stamp } from '../envelope.ts';
import { versionOf } from '../version.ts';
import { noteTexts, pairTexts, type TextPair } from './pair-texts.ts';
import { sourcesOf } from './sources-of.ts';
import { card, paragraph, registry } from './testing/card.ts';

const source = card('Lamps', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
const states = (target: Block, sources: Sources = {}, original = source) =>
  pairTexts(treeOf(original), treeOf(target), sources, 'en', registry).map(({ state }) => state);
const confirm = (isMeant: (pair: TextPair) => boolean) => (pair: TextPair) => (isMeant(pair) ? 'confirmed' : undefined);
const taken: Sources = Object.fromEntries(sourcesOf([source], 'en', registry, 'taken'));

test('each text is paired with what stands in its place, entries of lists by their ids', () => {
  const target = card('Lampen', ['Een', 'Twee'], { b: 'Veilig', a: 'Snel' });
  const pairs = pairTexts(treeOf(source), treeOf(target), {}, 'en', registry);
  expect(pairs.map((pair) => pair.target)).toEqual(['Lampen', paragraph('Een'), paragraph('Twee'), 'Snel', 'Veilig']);
  expect(pairTexts(treeOf(source), treeOf(), {}, 'en', registry)).toEqual([]);
});

test('what was taken over is new, then edited, and translated once it is confirmed; then its original can change', () => {
  expect(states(source, taken)).toEqual(['new', 'new', 'new', 'new', 'new']);
  const written = card('Lampen', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  expect(states(written, taken)).toEqual(['edited', 'new', 'new', 'new', 'new']);

  const pairs = pairTexts(treeOf(source), treeOf(written), taken, 'en', registry);
  const isTitle = ({ source: { place } }: TextPair) => place[0] === 'title';
  const confirmed = { c: noteTexts(source, pairs, confirm(isTitle), 'en', taken.c) };
  expect(states(written, confirmed)).toEqual(['translated', 'new', 'new', 'new', 'new']);

  const changed = card('Lights', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  expect(states(written, confirmed, changed)).toEqual(['outOfDate', 'new', 'new', 'new', 'new']);
  const again = pairTexts(treeOf(changed), treeOf(written), confirmed, 'en', registry);
  const later = {
    c: noteTexts(
      changed,
      again,
      confirm((pair) => !isTitle(pair)),
      'en',
      confirmed.c,
    ),
  };
  expect(states(written, later, changed)).toEqual([
    'outOfDate',
    'translated',
    'translated',
    'translated',
    'translated',
  ]);
});

test('without a record what differs counts as translated, and stays so when another text is confirmed', () => {
  const target = card('Lampen', ['One', 'Twee'], { a: 'Fast', b: 'Safe' });
  expect(states(target)).toEqual(['translated', 'new', 'translated', 'new', 'new']);
  const pairs = pairTexts(treeOf(source), treeOf(target), {}, 'en', registry);
  const noted = {
    c: noteTexts(
      source,
      pairs,
      confirm(({ index, source: { place } }) => place[0] === 'body' && index === 0),
      'en',
      undefined,
    ),
  };
  expect(states(target, noted)).toEqual(['translated', 'translated', 'translated', 'new', 'new']);
});

test('what a machine put in is so until somebody writes or confirms it, and may be done again once the original changed', () => {
  const target = card('Lampen', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  const pairs = pairTexts(treeOf(source), treeOf(target), taken, 'en', registry);
  const isTitle = ({ source: { place } }: TextPair) => place[0] === 'title';
  const record = noteTexts(source, pairs, (pair) => (isTitle(pair) ? 'machine' : undefined), 'en', taken.c);
  expect(isSources({ c: record })).toBe(true);
  expect(isSources({ c: { ...record, machine: { title: ['<b>'] } } })).toBe(false);
  const noted = { c: record };
  const first = (there: Block, sources: Sources, original = source) => {
    const [pair] = pairTexts(treeOf(original), treeOf(there), sources, 'en', registry);
    return pair && [pair.state, pair.isMachine, listForMachine([pair]).length];
  };
  expect(first(target, noted)).toEqual(['machine', true, 0]);
  expect(first(source, noted)).toEqual(['new', false, 1]);
  const written = card('Licht', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  expect(first(written, noted)).toEqual(['edited', false, 0]);

  const changed = card('Lights', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  expect(first(target, noted, changed)).toEqual(['outOfDate', true, 1]);
  expect(first(written, noted, changed)).toEqual(['outOfDate', false, 0]);
  const other = pairTexts(treeOf(changed), treeOf(target), noted, 'en', registry);
  const later = {
    c: noteTexts(
      changed,
      other,
      confirm(({ index }) => index === 1),
      'en',
      noted.c,
    ),
  };
  expect(first(target, later, changed)).toEqual(['outOfDate', true, 1]);

  const confirmed = {
    c: noteTexts(
      source,
      pairTexts(treeOf(source), treeOf(target), noted, 'en', registry),
      confirm(isTitle),
      'en',
      noted.c,
    ),
  };
  expect(first(target, confirmed)).toEqual(['translated', false, 0]);
  expect(first(target, confirmed, changed)).toEqual(['outOfDate', false, 0]);
});

test('a text without words is asked for by nobody, until the number that was confirmed becomes another one', () => {
  const numbers = card('{{lamps}}', ['1,234.50', '— 12'], { a: '€ 25', b: 'Safe' });
  const record = Object.fromEntries(sourcesOf([numbers], 'en', registry, 'taken'));
  expect(states(numbers, record, numbers)).toEqual(['translated', 'translated', 'translated', 'translated', 'new']);
  const written = card('{{lamps}}', ['1.234,50', '— 12'], { a: '25 €', b: 'Safe' });
  expect(states(written, record, numbers)).toEqual(['translated', 'translated', 'translated', 'translated', 'new']);
  const dearer = card('{{lamps}}', ['1,234.50', '— 12'], { a: '€ 30', b: 'Safe' });
  expect(states(written, record, dearer)[3]).toBe('outOfDate');
});

test('who has done something about a text is said while it is as they left it, and by the server alone', () => {
  const target = card('Lampen', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  const stamp: Stamp = {
    ...{ name: 'Anna', at: '2026-11-03T10:00:00.000Z', deed: 'confirmed' },
    words: versionOf('Lampen'),
  };
  const by = { title: { [versionOf('Lamps')]: stamp } };
  const { title: _, ...open } = taken.c?.open ?? {};
  const confirmed = { c: { ...taken.c, open, by } } as Sources;
  const first = (there: Block, sources: Sources, original = source) =>
    pairTexts(treeOf(original), treeOf(there), sources, 'en', registry)[0];
  expect(first(target, confirmed)).toMatchObject({ state: 'translated', by: stamp });
  const changed = card('Lights', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  expect(first(target, confirmed, changed)).toMatchObject({ state: 'outOfDate', by: stamp });
  // Written anew, or reopened, since.
  expect(first(source, confirmed)?.by).toBeUndefined();
  expect(first(target, { c: { ...taken.c, by } } as Sources)?.by).toBeUndefined();

  const { sources } = openEnvelope({ format: 'page', sources: confirmed }).envelope;
  expect(sources).toEqual({ c: { ...taken.c, open } });
});

test('what was not confirmed when its original changed is not when that comes back', () => {
  const written = card('Lampen', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  const changed = card('Lights', ['One', 'Two'], { a: 'Fast', b: 'Safe' });
  const pairs = pairTexts(treeOf(changed), treeOf(written), taken, 'en', registry);
  const later = {
    c: noteTexts(
      changed,
      pairs,
      confirm(({ index }) => index === 1),
      'en',
      taken.c,
    ),
  };
  expect(states(written, later, changed)[0]).toBe('outOfDate');
  expect(states(written, later)[0]).toBe('edited');
});
