import type { RichTextNode } from 'page-format';
import { describe, expect, test } from 'vitest';
import type { Country, Locale } from '../../site/locales.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { FaqBlock } from './block.ts';
import { answerText, listQuestions, readQuestions } from './questions.ts';

const text = (value: string): RichTextNode => ({ type: 'text', text: value });
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });

test.each([
  [null],
  [{}],
  [{ items: 'none' }],
  [{ items: [null, 7, 'x', {}, { question: 'No answer?' }, { question: ' ', answer: 'No question' }] }],
  [
    {
      items: [
        { question: 'Empty?', answer: '  ' },
        { question: 'Not ours?', answer: { type: 'video' } },
      ],
    },
  ],
])('%j holds no questions', (faq) => {
  expect(readQuestions(faq)).toEqual([]);
  const props = { source: 'list', faq: faq && { documentId: 'f1', ...faq } } as const;
  expect(FaqBlock.structuredData?.(props, { status: 'idle' })).toBeUndefined();
});

describe('the questions of the site settings', () => {
  const props = { source: 'site', faq: null } as const;
  const env = (country: Country, locale: Locale): SiteEnv => ({
    ...{ mode: 'site', country, locale, lang: locale, cmsUrl: '' },
  });

  test.each([
    ['be', 'fr'],
    ['at', 'de-AT'],
  ] as const)('are asked for in the country and the language of the page: %s %s', (country, locale) => {
    expect(FaqBlock.request?.(props, env(country, locale))).toBe(`/api/site?country=${country}&locale=${locale}`);
    expect(FaqBlock.request?.({ ...props, source: 'list' }, env(country, locale))).toBeUndefined();
  });

  test('are those of all its lists, for visitors and for search engines', () => {
    const list = (...names: string[]) => ({ items: names.map((question) => ({ question, answer: 'Yes' })) });
    const answer = {
      status: 'loaded',
      data: { data: { faqs: [list('One?', 'Two?'), null, list('Three?')] } },
    } as const;
    expect(listQuestions(props, answer).map(({ question }) => question)).toEqual(['One?', 'Two?', 'Three?']);
    expect(FaqBlock.structuredData?.(props, answer)?.mainEntity).toHaveLength(3);
  });

  test.each([undefined, null, 'x', [], { data: null }, { data: { faqs: 'x' } }])('are none in %j', (data) => {
    expect(listQuestions(props, { status: 'loaded', data })).toEqual([]);
  });
});

test('answers are plain or rich text', () => {
  const rich = { type: 'doc', content: [paragraph(text('Yes'))] };
  const items = [
    { question: 'Plain?', answer: 'Yes' },
    { question: 'Rich?', answer: rich },
  ];
  expect(readQuestions({ items }).map(({ answer }) => answer)).toEqual(['Yes', rich]);
});

test('rich answers become lines of plain text', () => {
  const cell = (value: string) => ({ type: 'tableCell', content: [paragraph(text(value))] });
  const content = [
    { type: 'heading', attrs: { level: 3 }, content: [text('Two '), { ...text('ways'), marks: [{ type: 'bold' }] }] },
    paragraph(text('First'), { type: 'hardBreak' }, text('line')),
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Buy'))] }] },
    { type: 'table', content: [{ type: 'tableRow', content: [cell('36'), cell('months')] }] },
  ];
  expect(answerText({ type: 'doc', content })).toBe('Two ways\nFirst\nline\nBuy\n36 months');
});
