import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const text = (content: string) => ({ type: 'Text', props: { content } });

export const fixtures = defineFixtures('Responsive', {
  default: {
    props: {},
    areas: { content: [text('Everybody sees this, on every screen.')] },
  },
  empty: {
    props: {},
    areas: { content: [] },
    problems: ['"Content" is empty, so visitors find nothing there. Put a block in.'],
  },
  full: {
    props: { desktop: true, tablet: false, mobile: false },
    areas: {
      content: [
        { type: 'Title', props: { title: 'Compare two bikes side by side', type: 3 } },
        text('A wide screen has room for the comparison; on a phone the list is easier to read.'),
      ],
    },
  },
  longText: {
    props: { desktop: false },
    areas: {
      content: [
        text(
          'On the road already? Tap the number below, and our Werkstattpartnerschaftsvermittlungsstelle finds you the nearest workshop with a free slot, on foot, by train, or with the bike on the back of a van.',
        ),
      ],
    },
  },
  /** Blocks that set their own width or margins. */
  blocksOfAllKinds: {
    props: {},
    areas: {
      content: [
        {
          type: 'Tabs',
          props: {
            closedAtFirst: false,
            tabs: [
              { id: 'employees', title: 'Employees' },
              { id: 'employers', title: 'Employers' },
            ],
          },
          areas: { employees: [text('You ride.')], employers: [text('You sign once.')] },
        },
        { type: 'TextContainer', areas: { content: [text('A column to read in.')] } },
        { type: 'Text', props: { content: 'Whatever the weather says.', alignment: 'center' } },
        { type: 'Text', props: { content: 'And home again.', alignment: 'right' } },
        { type: 'Image', props: { file: fixtureImage('canal'), alt: 'A cyclist at a canal', width: '50%' } },
        { type: 'Button', props: { label: 'Find a dealer', link: '/dealers' } },
        {
          type: 'Slider',
          props: {
            slides: [{ id: 'sanne', name: 'Half the price', content: 'Home before the rain.', author: 'Sanne' }],
          },
        },
        {
          type: 'Container',
          props: { border: true },
          areas: { content: [text('A card between the margins.')] },
        },
      ],
    },
  },
  wholeWidth: {
    props: {},
    areas: {
      content: [
        {
          type: 'Container',
          props: { backgroundColor: 'greenSoft' },
          areas: { content: [text('A section over the whole width.')] },
        },
      ],
    },
  },
  mobileOnly: {
    props: { desktop: false, tablet: false },
    areas: { content: [text('Only on your phone: tap to call the breakdown service.')] },
  },
  tabletOnly: {
    props: { desktop: false, mobile: false },
    areas: { content: [text('Made for screens between a phone and a desk.')] },
  },
});
