import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const calculate = { type: 'Button', props: { label: 'Calculate your saving', link: '/calculator' } };
const employers = { type: 'Button', props: { label: 'For employers', link: '/werkgever', type: 'secondary-white' } };

export const fixtures = defineFixtures('ButtonContainer', {
  default: { picture: { width: 460 }, props: {}, areas: { buttons: [calculate, employers] } },
  empty: {
    props: {},
    areas: { buttons: [] },
    problems: ['"Buttons" is empty, so visitors find nothing there. Put a block in.'],
  },
  full: {
    props: { verticalAlignment: 'center' },
    areas: {
      buttons: [calculate, { type: 'Button', props: { label: 'Find a dealer', type: 'secondary-blue' } }, employers],
    },
  },
  longText: {
    problems: ['"Jetzt mit dem Ersparnisrechner die monat…" has 60 characters; 34 fit on a telephone. Shorten it.'],
    props: { verticalAlignment: 'end' },
    areas: {
      buttons: [
        { type: 'Button', props: { label: 'Jetzt mit dem Ersparnisrechner die monatliche Rate ermitteln' } },
        { type: 'Button', props: { label: 'Fahrradfachhändler finden', type: 'secondary-white' } },
      ],
    },
  },
});
