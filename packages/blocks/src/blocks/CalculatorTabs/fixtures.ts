import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const text = (content: string) => ({ type: 'Text', props: { content } });

const tabs = [
  { id: 'calculator1', title: 'Employees' },
  { id: 'calculator2', title: 'Employers' },
  { id: 'calculator3', title: 'Self-employed' },
];
const areas = {
  calculator1: [
    text('What stays in your pocket when the rate comes off your gross salary.'),
    { type: 'Button', props: { label: 'Find a dealer', link: '/dealers', type: 'secondary-white' } },
  ],
  calculator2: [text('What a bike for every colleague costs your company: nothing, or as much as you want to add.')],
  calculator3: [text('What your business deducts in the first year.')],
};

const EMPTY_TAB = 'Nothing stands in here, so visitors find it empty. Put a block in, or remove it.';

export const fixtures = defineFixtures('CalculatorTabs', {
  default: { picture: { width: 460 }, props: { tabs }, areas },
  empty: { problems: ['Please add at least one tab on the right.'], props: { tabs: [] } },
  full: { props: { title: 'Calculate your saving', tabs, style: 'bordered' }, areas },
  longText: {
    problems: [
      '"Geschäftsführungen und Personalabteilung…" has 42 characters; 36 fit on a telephone. Shorten it.',
      '"Selbstständigenversorgungswerkmitglieder" has 40 characters; 36 fit on a telephone. Shorten it.',
      EMPTY_TAB,
    ],
    props: {
      title: 'Gehaltsumwandlungsrechner für Angestellte, Unternehmen und alle, die für sich selbst arbeiten',
      style: 'grey',
      tabs: [
        { id: 'calculator1', title: 'Arbeitnehmerinnen und Arbeitnehmer' },
        { id: 'calculator2', title: 'Geschäftsführungen und Personalabteilungen' },
        { id: 'calculator3', title: 'Selbstständigenversorgungswerkmitglieder' },
        { id: 'calculator4', title: 'Öffentlicher Dienst' },
      ],
    },
    areas,
  },
  nested: {
    props: { title: 'Which one are you?', tabs: tabs.slice(0, 2) },
    areas: {
      calculator1: [
        {
          type: 'CalculatorTabs',
          props: {
            style: 'grey',
            tabs: [
              { id: 'inner1', title: 'Full time' },
              { id: 'inner2', title: 'Part time' },
            ],
          },
          areas: { inner1: [text('From 32 hours a week.')], inner2: [text('Up to 31 hours a week.')] },
        },
      ],
      calculator2: areas.calculator2,
    },
  },
});
