import { expect, test } from 'vitest';
import type { SectionTemplate } from '../../api/templates.ts';
import { groupSections, listReadySections } from './list-ready-sections.ts';

const text = (defaultMessage: string) => ({ id: defaultMessage, defaultMessage });
const section = (name: string, category: string, about = 'To insert', more: Partial<SectionTemplate> = {}) => ({
  ...{ id: name, name: text(name), category: text(category), description: text(about), build: () => [] },
  ...more,
});
const TEMPLATES: readonly SectionTemplate[] = [
  section('Bread of the day', 'Openings'),
  section('Three loaves', 'Reasons', 'What is in them'),
  section('Prices', 'Numbers', 'In crowns', { isOffered: ({ site }) => site === 'sweden' }),
  section('How we bake', 'Reasons', 'From flour to bread'),
];

const listOn = (site: string) =>
  listReadySections(TEMPLATES, { locale: 'en', site, lang: 'en' }, ({ defaultMessage }) => String(defaultMessage));
const namesOf = (query: string) =>
  groupSections(listOn('sweden'), query).map(({ category, sections }) => [
    category,
    ...sections.map((each) => each.label),
  ]);

test('a page is offered what its site can have', () => {
  expect(listOn('sweden')).toHaveLength(4);
  expect(listOn('norway').map(({ label }) => label)).not.toContain('Prices');
  expect(listOn('norway')).toHaveLength(3);
});

test('sections stand under their categories in the order in which they came', () => {
  expect(namesOf('')).toEqual([
    ['Openings', 'Bread of the day'],
    ['Reasons', 'Three loaves', 'How we bake'],
    ['Numbers', 'Prices'],
  ]);
});

test('they are found by name, category and what they are for, and the category of the best match comes first', () => {
  expect(namesOf('reasons')).toEqual([['Reasons', 'Three loaves', 'How we bake']]);
  expect(namesOf('crowns')).toEqual([['Numbers', 'Prices']]);
  expect(namesOf('how')).toEqual([['Reasons', 'How we bake']]);
  // In a name before in what is said of it.
  expect(namesOf('bread')).toEqual([
    ['Openings', 'Bread of the day'],
    ['Reasons', 'How we bake'],
  ]);
  expect(namesOf('cake')).toEqual([]);
});
