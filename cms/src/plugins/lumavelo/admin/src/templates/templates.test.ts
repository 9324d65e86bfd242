import { registry } from '@lumavelo/blocks/registry';
import { LOCALES, type Locale, languageTag, typesetFrench } from '@lumavelo/blocks/site';
import { type Block, checkShape, findProblems } from 'page-format';
import type { PagePlace, PageTemplate, SectionTemplate } from 'strapi-plugin-page-builder/admin';
import { describe, expect, test } from 'vitest';
import { pageTemplates, sectionTemplates } from './ready-made.ts';

/** What only the editor can choose; the panel leads to it. */
const LEFT_TO_THE_EDITOR = new Set(['MiniCalculatorBlock', 'FaqBlock', 'CalculatorPageElement']);

/** What French law has otherwise, or not at all, in the languages of France. */
const NOT_IN_FRANCE = /\bgross\b|salary|minimum wage|salaire|brut\b|échange|minimum|ONSS|RSZ|omnium|chèque/i;

const of = (locale: Locale, site = ''): PagePlace => ({ locale, site, lang: languageTag(locale) });

const OPENING = 'lumavelo.sections.openings';
const HEADING: Block = { id: 'heading', type: 'Title', v: 1, props: { title: 'Page', type: 1 } };

/** A page with it: openings bring the heading of the page along, and other sections come below one. */
function belowHeading(template: PageTemplate | SectionTemplate, blocks: Block[]): Block[] {
  return 'category' in template && template.category.id !== OPENING ? [HEADING, ...blocks] : blocks;
}

/** What visitors read of it: each text with a space in it. */
function textsOf(template: PageTemplate, locale: Locale): string[] {
  const texts: string[] = [];
  JSON.stringify(template.build(registry, of(locale)), (_, value) => {
    if (typeof value === 'string' && /\s/.test(value)) texts.push(value);
    return value;
  });
  return texts;
}

const all = [...sectionTemplates, ...pageTemplates];

describe.each(all.map((template) => [template.name.id, template] as const))('%s', (_, template) => {
  test.each(LOCALES)('is sound in %s', (locale) => {
    const blocks = belowHeading(template, template.build(registry, of(locale)));
    const document = checkShape({ format: 'page', formatVersion: 1, blocks });
    const problems = findProblems(document, registry);
    expect(problems.filter(({ blockType }) => !LEFT_TO_THE_EDITOR.has(blockType))).toEqual([]);
  });

  test('has texts of its own in each language', () => {
    const [en, de, nl, fr] = (['en', 'de', 'nl', 'fr'] as const).map((locale) => textsOf(template, locale));
    const texts = [en, de, nl, fr].flatMap((each = []) => [...new Set(each)]);
    expect(texts.length).toBeGreaterThan(4);
    // An ordinary word may be the same in two of them, a whole sentence is not.
    const sentences = texts.filter((text) => /[.?!]$/.test(text));
    expect(sentences.filter((text, index) => sentences.indexOf(text) < index)).toEqual([]);
  });

  test('keeps French marks on the line of their word', () => {
    const texts = JSON.stringify(template.build(registry, of('fr')));
    expect(texts).toBe(typesetFrench(texts));
  });

  test('has new ids each time', () => {
    const build = () => JSON.stringify(template.build(registry, of('nl')));
    expect(build()).not.toBe(build());
  });

  test.each(['fr', 'en'] as const)('says nothing in %s that is wrong in France, where it is offered', (locale) => {
    if (template.isOffered?.(of(locale, 'fr')) === false) return;
    expect(textsOf(template, locale).filter((text) => NOT_IN_FRANCE.test(text))).toEqual([]);
  });
});

test('pages of France are offered everything but calculators', () => {
  const kept = (site: string) => all.filter(({ isOffered }) => isOffered?.(of('fr', site)) ?? true);
  expect(kept('be')).toEqual(all);
  expect(all.filter((template) => !kept('fr').includes(template)).map(({ id }) => id)).toEqual([
    'calculator',
    'calculator',
  ]);
});

test('sections are twelve, and those of a category follow each other', () => {
  expect(sectionTemplates).toHaveLength(12);
  const categories = sectionTemplates.map(({ category }) => category.id);
  const changes = categories.filter((category, index) => category !== categories[index - 1]);
  expect(changes).toEqual([...new Set(categories)]);
});

test('Flemish and Austrian pages have words of their own, and read like Dutch and German ones else', () => {
  for (const [own, shared] of [
    ['be', 'nl'],
    ['de-AT', 'de'],
  ] as const) {
    const differing = sectionTemplates.filter((each) => `${textsOf(each, own)}` !== `${textsOf(each, shared)}`);
    expect(differing.length).toBeGreaterThan(8);
  }
});
