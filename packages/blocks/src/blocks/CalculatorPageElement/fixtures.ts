import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { states } from './states.ts';

const calculator = {
  $ref: 'api::calculator.calculator',
  documentId: 'fixture-calculator',
  snapshot: { slug: 'nl-2026', title: 'What will your bike cost a month?' },
};

const content = [
  { type: 'Title', props: { title: 'Pay from your gross salary' } },
  {
    type: 'Text',
    props: {
      content:
        'Your employer leases the bike, you ride it. The rate comes off your gross salary, so tax and social security take less of what is left. Insurance and service are included.',
    },
  },
  { type: 'Button', props: { label: 'How it works', link: '/werkgever', type: 'secondary-white' } },
];

export const fixtures = defineFixtures('CalculatorPageElement', {
  default: { picture: { width: 640 }, props: { calculator }, areas: { content } },
  empty: { props: {}, areas: { content: [] }, problems: ['"Calculator" is empty. Fill it in before publishing.'] },
  full: { props: { calculator }, areas: { content } },
  longText: {
    props: { calculator },
    areas: {
      content: [
        {
          type: 'Title',
          props: { title: 'Gehaltsumwandlungsvereinbarungen leicht gemacht: so rechnet sich dein Rad' },
        },
        {
          type: 'Text',
          props: {
            content:
              'Every country has its own rules. In the Netherlands seven percent of the price is added to your taxable income each year. In Germany it is a quarter of a percent of the list price each month. In Belgium and Austria there is no such benefit at all if you ride to work now and then.\n\nThe calculator knows the rules of your country, and shows what stays in your pocket.',
          },
        },
      ],
    },
  },
  otherCountry: {
    props: { calculator: { ...calculator, snapshot: { ...calculator.snapshot, country: 'fr' } } },
    areas: { content },
  },
  withoutCalculator: {
    props: {},
    areas: { content },
    problems: ['"Calculator" is empty. Fill it in before publishing.'],
  },
  failed: {
    props: { calculator },
    areas: { content },
    data: states.failed.data,
  },
  notRegistered: {
    props: { calculator },
    areas: { content },
    data: states.notRegistered.data,
  },
});
