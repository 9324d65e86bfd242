import { createRegistry, defineBlock } from 'page-format';
import { choice, colour, list, text, toggle } from 'page-format/fields';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { compareProps } from '../../../../../shared/differences/compare-props.ts';
import { en, type TextKey } from '../../../translations/en.ts';
import { describeChange } from './describe-change.ts';
import { shortenParts } from './shorten-parts.ts';

const label = (en: string) => ({ en, de: `${en} (de)` });
const Card = defineBlock({
  ...{ type: 'Card', category: 'elements', icon: 'Bold', label: label('Card'), description: label('Card') },
  props: {
    title: text({ label: label('Title') }),
    size: choice({
      label: label('Size'),
      default: 's',
      options: [
        { value: 's', label: label('Small') },
        { value: 'l', label: label('Large') },
      ],
    }),
    shown: toggle({ label: label('Shown'), default: true }),
    tone: colour({ label: label('Tone'), default: 'sea', palette: { sea: { value: '#00f', label: label('Sea') } } }),
    slides: list({
      label: label('Slides'),
      itemLabel: label('Slide'),
      titleProp: 'title',
      item: { title: text({ label: label('Title') }), note: text({ label: label('Note') }) },
    }),
  },
});
const registry = createRegistry([Card]);
const intl = createIntl({ locale: 'en', messages: en });
const language = {
  registry,
  t: (id: TextKey, values?: object) => intl.formatMessage({ id }, values as Record<string, string>),
  translate: (words: { en: string }) => words.en,
};

const tell = (before: Record<string, unknown>, after: Record<string, unknown>, type = 'Card') =>
  compareProps(before, after).map((difference) => {
    const { name, kind, words } = describeChange(difference, { id: 'x', type, v: 1, props: after }, language);
    return [name, kind, ...words.map((part) => `${part.kind}: ${part.text}`)];
  });

test('settings are called as the inspector calls them, and their values as it shows them', () => {
  expect(tell({ shown: false, tone: '#123456' }, { size: 'l', tone: 'sea', title: 'New' })).toEqual([
    ['Size', 'set', 'removed: Small', 'added: Large'],
    ['Tone', 'set', 'removed: #123456', 'added: Sea'],
    ['Title', 'set', 'removed: (empty)', 'added: New'],
    // What is not stored has the value that the block begins with.
    ['Shown', 'set', 'removed: Off', 'added: On'],
  ]);
});

test('entries of lists are called by their titles, or counted', () => {
  const before = { slides: [{ id: 'a', title: 'Forest', note: 'One' }, { id: 'b' }, { id: 'gone', title: 'Sea' }] };
  const after = {
    slides: [
      { id: 'a', title: 'Forest', note: 'Two' },
      { id: 'b', note: 'N' },
      { id: 'new', title: 'Hill' },
    ],
  };
  expect(tell(before, after).map(([name, kind]) => [name, kind])).toEqual([
    ['Slides › Forest › Note', 'set'],
    ['Slides › N › Note', 'set'],
    ['Slides › Hill', 'itemAdded'],
    ['Slides › Sea', 'itemRemoved'],
  ]);
});

test('of a block that nobody knows properties have their own names', () => {
  expect(tell({ odd: 1 }, { odd: 2 }, 'Stranger')).toEqual([['odd', 'set', 'removed: 1', 'added: 2']]);
});

test('of a long text the words around what changed are shown', () => {
  const same = 'word '.repeat(40);
  const parts = shortenParts([
    { kind: 'same', text: same },
    { kind: 'added', text: 'new' },
    { kind: 'same', text: same },
  ]);
  const eight = ' word'.repeat(8);
  expect(parts.map(({ text }) => text)).toEqual([`…${eight.slice(5)} `, 'new', `${eight.slice(1)} …`]);
});
