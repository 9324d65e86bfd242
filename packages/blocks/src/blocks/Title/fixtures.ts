import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('Title', {
  default: { props: { title: 'Lease your next bike through work' } },
  empty: { props: {} },
  full: {
    props: {
      title: 'Your bike, br your way',
      type: 1,
      size: '6xl',
      alignment: 'center',
      alignmentMobile: 'left',
      fontFamily: 'basis-bold',
      overrideTextColor: true,
      textColor: 'orange',
      uniqueId: 'top',
    },
  },
  longText: {
    props: { title: 'Werkgeversbijdrageregelingsvoorwaarden for everyone who would rather cycle than queue', type: 3 },
  },
});
