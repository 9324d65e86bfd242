import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const text = (content: string) => ({ type: 'Text', props: { content } });

export const fixtures = defineFixtures('Responsive', {
  default: { props: {}, areas: { content: [text('Everybody sees this, on every screen.')] } },
  empty: { props: {}, areas: { content: [] } },
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
  mobileOnly: {
    props: { desktop: false, tablet: false },
    areas: { content: [text('Only on your phone: tap to call the breakdown service.')] },
  },
  tabletOnly: {
    props: { desktop: false, mobile: false },
    areas: { content: [text('Made for screens between a phone and a desk.')] },
  },
});
