import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('Title', {
  default: { picture: { width: 460 }, props: { title: 'Lease your next bike through work' } },
  empty: { props: {}, problems: ['"Title" is empty. Fill it in before publishing.'] },
  full: {
    props: {
      title: 'Your bike, br your way',
      type: 1,
      size: '6xl',
      alignment: 'center',
      alignmentMobile: 'left',
      fontFamily: 'basis-bold',
      overrideTextColor: true,
      textColor: 'orangeDark',
      uniqueId: 'top',
    },
  },
  longText: {
    props: { title: 'Werkgeversbijdrageregelingsvoorwaarden for everyone who would rather cycle than queue', type: 3 },
  },
  h1: { props: { title: 'Drive less. br Ride more.', type: 1 } },
  h4: { props: { title: 'What is included?', type: 4, fontFamily: 'basis-bold' } },
  h5: { props: { title: 'Good to know', type: 5, alignment: 'right', alignmentMobile: 'center' } },
});
