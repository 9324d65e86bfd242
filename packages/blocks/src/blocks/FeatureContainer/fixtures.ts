import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const on = [
  { type: 'Title', props: { title: 'New: pay the first month later' } },
  { type: 'Text', props: { content: 'Order today, ride this week, and pay from next month.' } },
  { type: 'Button', props: { label: 'Choose your bike', link: '/fietsen' } },
];

const off = [
  { type: 'Title', props: { title: 'Lease your bike through work' } },
  { type: 'Text', props: { content: 'Save up to 40 % on the bike you have always wanted.' } },
];

/** The gallery answers for GrowthBook: there, `pay-later` is on, and no other feature. */
export const fixtures = defineFixtures(
  'FeatureContainer',
  {
    default: { props: { featureName: 'checkout-hints' }, areas: { on, off } },
    empty: {
      props: {},
      areas: { on: [], off: [] },
      problems: ['"Feature name" is empty. Fill it in before publishing.'],
    },
    full: {
      picture: { width: 460 },
      props: { featureName: 'pay-later' },
      areas: {
        on: [{ type: 'Container', props: { backgroundColor: 'orangeSoft' }, areas: { content: on } }],
        off: [{ type: 'Image', props: { file: fixtureImage('canal'), width: '50%' } }],
      },
    },
    longText: {
      props: { featureName: 'gehaltsumwandlungsvereinbarungsassistent-mit-"anführungszeichen"' },
      areas: {
        on,
        off: [
          { type: 'Title', props: { title: 'Gehaltsumwandlungsvereinbarungen ohne Kopfzerbrechen' } },
          { type: 'Text', props: { content: 'Wir bereiten alle Unterlagen vor, Sie unterschreiben einmal.' } },
        ],
      },
    },
  },
  { notInPlace: { featureName: 'It is no text of the page: the canvas names it above the two zones.' } },
);
