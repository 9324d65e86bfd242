import { expect, test } from 'vitest';
import type { RichTextNode } from '../../core/rich-text.ts';
import { FaqBlock } from './block.ts';
import { answerText, readQuestions } from './questions.ts';

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
  expect(FaqBlock.structuredData?.({ faq: faq && { documentId: 'f1', ...faq } }, { status: 'idle' })).toBeUndefined();
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
