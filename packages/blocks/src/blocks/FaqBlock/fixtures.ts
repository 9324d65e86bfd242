import { defineFixtures } from '../../fixtures/define-fixtures.ts';

function faq(documentId: string, items: { question: string; answer: unknown }[]) {
  return {
    $ref: 'api::faq.faq',
    documentId,
    snapshot: { title: 'Leasing a bike', category: 'employees', items },
  };
}

const paragraph = (text: string, marks?: { type: string; attrs?: Record<string, string> }[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});

const listItem = (text: string) => ({ type: 'listItem', content: [paragraph(text)] });

const keepBike = {
  question: 'Can I keep the bike after three years?',
  answer: 'Yes. You can buy it for about a fifth of its price, hand it back, or lease a new one.',
};

const theft = {
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

const salary = {
  question: 'What does it do to my salary?',
  answer:
    'Your gross salary gets smaller by the monthly rate, so you pay less tax. How much less, the calculator tells you.',
};

export const fixtures = defineFixtures('FaqBlock', {
  default: { props: { faq: faq('fixture-faq', [salary, keepBike, theft]) } },
  empty: { props: {}, problems: ['"FAQ" is empty. Fill it in before publishing.'] },
  full: {
    props: {
      faq: faq('fixture-faq-full', [
        salary,
        keepBike,
        theft,
        {
          question: 'Which bikes can I choose?',
          answer: 'Any bike of our 400 dealers.\nElectric, folding, cargo or racing.',
        },
        {
          question: 'What if I change my job?',
          answer: 'Your new employer takes over the lease, or you buy the bike.',
        },
      ]),
    },
  },
  longText: {
    props: {
      faq: faq('fixture-faq-long', [
        {
          question:
            'Welche Auswirkungen hat die Gehaltsumwandlungsvereinbarung auf Sozialversicherungsbeiträge, Elterngeldberechnung und Rentenansprüche?',
          answer:
            'Weil sich Ihr Bruttogehalt um die monatliche Rate verringert, sinken auch die Beiträge zur Sozialversicherung und damit, in sehr kleinem Umfang, spätere Leistungen. Wer in den nächsten Monaten Elterngeld beantragen möchte, sollte vorher mit der Personalabteilung sprechen. Der Rechner zeigt beides: was Sie jeden Monat sparen, und was das im Alter ausmacht.',
        },
        keepBike,
      ]),
    },
  },
  site: {
    props: { source: 'site' },
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
  loading: { props: { source: 'site' }, data: { status: 'loading' } },
  failed: { props: { source: 'site' }, data: { status: 'failed', message: 'Not Found' } },
  hostileText: {
    props: {
      faq: faq('fixture-faq-hostile', [
        { question: '</script><b>Is this "bold"?</b>', answer: 'No & never. <!-- </script> -->' },
        {
          question: 'Where does this link lead?',
          answer: {
            type: 'doc',
            content: [paragraph('Nowhere.', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }])],
          },
        },
      ]),
    },
  },
});
