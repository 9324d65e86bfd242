import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const title = (title: string) => ({ type: 'Title', props: { title, type: 2, size: 'xl' } });
const text = (content: string) => ({ type: 'Text', props: { content } });

export const fixtures = defineFixtures('Columns', {
  default: {
    props: { columns: [{ id: 'left' }, { id: 'right' }] },
    areas: {
      left: [title('For employees'), text('Ride a better bike and pay for it from your gross salary.')],
      right: [title('For employers'), text('Offer a benefit that costs you nothing and keeps people fit.')],
    },
  },
  empty: { props: { columns: [] } },
  full: {
    picture: {},
    props: {
      gap: 8,
      columns: [
        { id: 'picture', desktopSize: 7, tabletSize: 6, mobileSize: 12, verticalAlignment: 'center' },
        { id: 'words', desktopSize: 5, tabletSize: 6, mobileSize: 12, verticalAlignment: 'center' },
        { id: 'wide', desktopSize: 12, tabletSize: 'hidden', mobileSize: 'hidden', verticalAlignment: 'bottom' },
      ],
    },
    areas: {
      picture: [{ type: 'Image', props: { file: fixtureImage('bike-trekking'), width: 'full', roundedCorners: true } }],
      words: [
        title('A bike for every way to work'),
        text('City, trekking, mountain or cargo, with or without a battery: you choose, we take care of the rest.'),
        { type: 'Button', props: { label: 'Discover all bikes', link: '/fietsen' } },
      ],
      wide: [text('This line is for large screens only.')],
    },
  },
  longText: {
    props: {
      gap: 2,
      columns: [
        { id: 'one', desktopSize: 3, tabletSize: 6, mobileSize: 6 },
        { id: 'two', desktopSize: 3, tabletSize: 6, mobileSize: 6 },
        { id: 'three', desktopSize: 3, tabletSize: 6, mobileSize: 6 },
        { id: 'four', desktopSize: 3, tabletSize: 6, mobileSize: 6 },
      ],
    },
    areas: {
      one: [title('Rundumschutzversicherung'), text('Theft, damage and wear, from the first day to the last.')],
      two: [title('Werkgeversbijdrage'), text('Your employer may add something every month. Many do.')],
      three: [title('Service'), text('One inspection a year, at a dealer near you, is paid for.')],
      four: [title('Kilometervergoeding'), text('You keep it, on top of everything you save.')],
    },
  },
  cards: {
    props: {
      columns: [
        { id: 'one', desktopSize: 4, tabletSize: 4 },
        { id: 'two', desktopSize: 4, tabletSize: 4 },
        { id: 'three', desktopSize: 4, tabletSize: 4 },
      ],
    },
    areas: Object.fromEntries(
      [
        ['one', 'Choose', 'Find your bike at one of 400 dealers.'],
        ['two', 'Apply', 'Your employer approves the lease online, which takes about a minute.'],
        ['three', 'Ride', 'Pick it up, or have it brought to your door.'],
      ].map(([id = '', heading = '', words = '']) => [
        id,
        [
          {
            type: 'Container',
            props: { backgroundColor: 'sand' },
            areas: { content: [title(heading), text(words)] },
          },
        ],
      ]),
    ),
  },
});
