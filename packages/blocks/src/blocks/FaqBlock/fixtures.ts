import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { keepBike, paragraph, salary, states, theft } from './states.ts';

function faq(documentId: string, items: { question: string; answer: unknown }[]) {
  return {
    $ref: 'api::faq.faq',
    documentId,
    snapshot: { title: 'Leasing a bike', category: 'employees', items },
  };
}

export const fixtures = defineFixtures('FaqBlock', {
  default: { picture: { width: 460 }, props: { faq: faq('fixture-faq', [salary, keepBike, theft]) } },
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
    data: states.sample.data,
  },
  loading: { props: { source: 'site' }, data: states.loading.data },
  failed: { props: { source: 'site' }, data: states.failed.data },
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
