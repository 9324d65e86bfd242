import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const text = (content: string) => ({ type: 'Text', props: { content } });

const tabs = [
  { id: 'tab1', title: 'Employees' },
  { id: 'tab2', title: 'Employers' },
  { id: 'tab3', title: 'Self-employed' },
];
const areas = {
  tab1: [
    text('Ride the bike you like, and pay for it from your gross salary.'),
    { type: 'Button', props: { label: 'Calculate your saving', link: '/calculator' } },
  ],
  tab2: [text('One framework agreement for everybody, and no paper after that.')],
  tab3: [text('Lease as a business, and deduct the rate.')],
};

const EMPTY_TAB = 'Nothing stands in here, so visitors find it empty. Put a block in, or remove it.';

export const fixtures = defineFixtures('Tabs', {
  default: { props: { tabs }, areas },
  empty: { problems: ['Please add at least one tab on the right.'], props: { tabs: [] } },
  full: {
    picture: { width: 460 },
    props: {
      tabStyle: 'blue',
      closedAtFirst: false,
      containerMaxWidth: 'max-w-4xl',
      tabs: [
        { id: 'tab1', title: 'City', image: fixtureImage('bike-city'), imageAlt: 'With a low step-through' },
        { id: 'tab2', title: 'Trekking', image: fixtureImage('bike-trekking') },
        { id: 'tab3', title: 'Cargo', image: fixtureImage('bike-cargo') },
      ],
    },
    areas,
  },
  longText: {
    problems: [
      '"Geschäftsführungen und Personalabteilung…" has 42 characters; 36 fit on a telephone. Shorten it.',
      ...Array(4).fill(EMPTY_TAB),
    ],
    props: {
      closedAtFirst: false,
      containerMaxWidth: 'max-w-full',
      tabs: [
        { id: 'tab1', title: 'Arbeitnehmerinnen und Arbeitnehmer' },
        { id: 'tab2', title: 'Geschäftsführungen und Personalabteilungen' },
        { id: 'tab3', title: 'Selbstständigenversorgungswerke' },
        { id: 'tab4', title: 'Öffentlicher Dienst' },
        { id: 'tab5', title: 'Alle anderen, die gerne Rad fahren' },
      ],
    },
    areas: {
      tab1: [
        text(
          'Your employer leases the bike and you ride it. The monthly rate leaves your gross salary before tax, which is why you pay up to forty percent less than in a shop, with insurance and service included.',
        ),
      ],
    },
  },
  open: { props: { tabs, closedAtFirst: false }, areas },
  nested: {
    props: { tabs: tabs.slice(0, 2), closedAtFirst: false },
    areas: {
      tab1: [
        {
          type: 'Tabs',
          props: {
            tabs: [
              { id: 'inner1', title: 'Price' },
              { id: 'inner2', title: 'Service' },
            ],
            closedAtFirst: false,
            tabStyle: 'blue',
          },
          areas: { inner1: [text('From € 49 a month.')], inner2: [text('Once a year, at the door.')] },
        },
      ],
      tab2: areas.tab2,
    },
  },
});
