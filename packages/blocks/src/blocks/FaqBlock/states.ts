import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const paragraph = (text: string, marks?: { type: string; attrs?: Record<string, string> }[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});

const listItem = (text: string) => ({ type: 'listItem', content: [paragraph(text)] });

export const keepBike = {
  question: 'Can I keep the bike after three years?',
  answer: 'Yes. You can buy it for about a fifth of its price, hand it back, or lease a new one.',
};

export const theft = {
  question: 'What happens if my bike is stolen?',
  answer: {
    type: 'doc',
    content: [
      paragraph('You are insured from the first day. Three steps, and you ride again:'),
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [
          listItem('Report the theft to the police.'),
          listItem('Send us the report.'),
          listItem('Choose your next bike.'),
        ],
      },
      paragraph('How to lock a bike well', [{ type: 'link', attrs: { href: '/service/slot', target: '' } }]),
    ],
  },
};

export const salary = {
  question: 'What does it do to my salary?',
  answer:
    'Your gross salary gets smaller by the monthly rate, so you pay less tax. How much less, the calculator tells you.',
};

export const states = defineStates({
  sample: {
    label: STATE_LABELS.sample,
    data: {
      status: 'loaded',
      data: {
        data: {
          faqs: [
            { title: 'Leasing a bike', items: [keepBike, theft] },
            { title: 'Money', items: [salary] },
          ],
        },
      },
    },
  },
  loading: { label: STATE_LABELS.loading, data: { status: 'loading' } },
  failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: 'Not Found' } },
});
