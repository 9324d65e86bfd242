import { type Block, createRegistry, defineBlock, PUT_ASIDE } from 'page-format';
import { choice, list, richText, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { createRandom } from '../../../../../../../../scripts/testing/random.ts';
import { sourcesOf } from '../../../../shared/translation/sources-of.ts';
import { versionOfBlock } from '../../../../shared/translation/text-versions.ts';
import { box, note, stranger, treeOf } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { ROOT } from '../../model/tree.ts';
import { compareLanguages, findPlaceFor, withoutPresent } from './compare-languages.ts';

const original = treeOf(note('a', 'Eins'), box('x', [note('b'), note('c')]), stranger('s'), note('d'), note('e'));

test('every block of the original is the same, moved, missing, or translated from an older text', () => {
  const page = treeOf(note('d'), note('a', 'One'), box('x', [note('c')]), stranger('s'));
  const sources = Object.fromEntries(sourcesOf([note('a', 'Alt'), stranger('s')], 'de', registry, 'translated'));
  const rows = compareLanguages(original, page, sources, 'de', registry);
  expect(Object.fromEntries(rows.map(({ block, status }) => [block, status]))).toEqual({
    a: 'changed',
    x: 'same',
    b: 'missing',
    c: 'same',
    s: 'same',
    d: 'moved',
    e: 'missing',
  });
  expect(rows.filter(({ isRecorded }) => isRecorded).map(({ block }) => block)).toEqual(['a', 's']);
  // A record about another language says nothing about this one.
  expect(compareLanguages(original, page, sources, 'fr', registry)[0]?.status).toBe('same');
});

test('a missing block belongs behind the neighbour it has in the original', () => {
  const page = treeOf(note('a'), note('own'), box('x', [note('c')]));
  expect(findPlaceFor(original, page, 's')).toEqual({ ...ROOT, index: 3 });
  expect(findPlaceFor(original, page, 'b')).toEqual({ block: 'x', area: 'content', index: 0 });
});

test('what the page has already is not brought a second time', () => {
  const page = treeOf(note('b'));
  expect(withoutPresent(box('x', [note('b'), box('y', [note('b'), note('z')])]), page)).toEqual(
    box('x', [box('y', [note('z')])]),
  );
});

test('advice that somebody puts aside makes no translation an old one', () => {
  const words = note('a', 'Words');
  const aside = { path: [], message: 'Too short.', reason: 'It is a sign.' };
  const advised = { ...words, props: { ...words.props, [PUT_ASIDE]: [aside] } };
  expect(versionOfBlock(advised)).toBe(versionOfBlock(words));
  expect(versionOfBlock(note('a', 'Other words'))).not.toBe(versionOfBlock(words));
});

const label = { en: 'Label' };
const Teaser = defineBlock({
  ...{ type: 'Teaser', category: 'other', label, description: label, icon: 'File' },
  props: {
    title: text({ label }),
    colour: choice({
      label,
      default: 'red',
      options: [
        { value: 'red', label },
        { value: 'blue', label },
      ],
    }),
    body: richText({ label }),
    slides: list({ label, itemLabel: label, item: { alt: text({ label }), file: text({ label, translated: false }) } }),
  },
});
const teasers = createRegistry([Teaser]);

const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
interface Props {
  title: string;
  body: { content: ReturnType<typeof paragraph>[] };
  slides: { id: string; alt: string; file: string }[];
}
const teaser = (): Block => ({
  ...{ id: 't', type: 'Teaser', v: 1 },
  props: {
    title: 'Title',
    colour: 'red',
    body: { type: 'doc', content: ['One', 'Two', 'Three'].map(paragraph) },
    slides: ['a', 'b', 'c'].map((id) => ({ id, alt: `Picture ${id}`, file: `${id}.jpg` })),
  },
});

test('of a thousand edits of the original, exactly the texts that were written anew are asked for', () => {
  const sources = Object.fromEntries(sourcesOf([teaser()], 'de', teasers, 'translated'));
  const page = treeOf(teaser());
  const random = createRandom('translation');
  for (let round = 0; round < 1_000; round += 1) {
    const source = teaser();
    const props = source.props as unknown as Props;
    const asked = new Set<string>();
    const edits = [
      () => void Object.assign(props, { colour: 'blue' }),
      () => props.slides.reverse(),
      () => void Object.assign(pick(props.slides), { file: 'other.jpg' }),
      () =>
        void Object.assign(props.body, {
          content: props.body.content.filter(({ content }) => content[0]?.text !== 'One'),
        }),
      () => {
        props.title = `Title ${round}`;
        asked.add('title');
      },
      () => {
        const slide = pick(props.slides);
        slide.alt = `Picture ${round}`;
        asked.add(`slides/${slide.id}/alt`);
      },
      () => {
        props.body.content.splice(pick([0, 1]), 0, paragraph(`Paragraph ${round}`));
        asked.add('body');
      },
    ];
    for (let count = 0; count < 3; count += 1) pick(edits)();
    const [row] = compareLanguages(treeOf(source), page, sources, 'de', teasers);
    const found = new Set(row?.changed.map(({ place }) => place.join('/')));
    expect([...found].sort(), `round ${round}`).toEqual([...asked].sort());
    expect(row?.status).toBe(asked.size > 0 ? 'changed' : 'same');
  }

  function pick<Entry>(entries: readonly Entry[]): Entry {
    return entries[Math.floor(random() * entries.length)] as Entry;
  }
});

test('what a block looks like makes no translation an old one, unless nothing but the whole of it was noted', () => {
  const blue = { ...teaser(), props: { ...teaser().props, colour: 'blue' } };
  const [[, { texts, ...whole }] = ['', { locale: '', version: '', texts: {} }]] = sourcesOf(
    [teaser()],
    'de',
    teasers,
    'translated',
  );
  expect(texts).toBeDefined();
  const statusBy = (source: typeof whole) =>
    compareLanguages(treeOf(blue), treeOf(teaser()), { t: source }, 'de', teasers)[0]?.status;
  expect(statusBy({ ...whole, ...(texts && { texts }) })).toBe('same');
  expect(statusBy(whole)).toBe('changed');
});
