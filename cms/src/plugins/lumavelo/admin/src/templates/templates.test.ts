import { registry } from '@lumavelo/blocks/registry';
import { LOCALES, typesetFrench } from '@lumavelo/blocks/site';
import { checkShape, findProblems } from 'page-format';
import { describe, expect, test } from 'vitest';
import { createBuilder, languageOf } from './build.ts';
import { TEMPLATES } from './templates.ts';

/** What only the editor can choose; the panel leads to it. */
const LEFT_TO_THE_EDITOR = new Set(['MiniCalculatorBlock', 'FaqBlock']);

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test.each(LOCALES)('is a sound page in %s', (locale) => {
    const document = checkShape({
      format: 'page',
      formatVersion: 1,
      blocks: template.build(createBuilder(registry, locale)),
    });
    const problems = findProblems(document, registry).filter(({ blockType }) => !LEFT_TO_THE_EDITOR.has(blockType));
    expect(problems).toEqual([]);
  });

  test('keeps French marks on the line of their word', () => {
    const texts = JSON.stringify(template.build(createBuilder(registry, 'fr')));
    expect(texts).toBe(typesetFrench(texts));
  });

  test('has new ids each time', () => {
    const build = () => JSON.stringify(template.build(createBuilder(registry, 'nl')));
    expect(build()).not.toBe(build());
  });
});

test('every locale has a language, and pages of one language read alike', () => {
  expect(LOCALES.map(languageOf)).toEqual(expect.arrayContaining(['en', 'de', 'nl', 'fr']));
  expect(languageOf('de-AT')).toBe('de');
  expect(languageOf('be')).toBe('nl');
});
