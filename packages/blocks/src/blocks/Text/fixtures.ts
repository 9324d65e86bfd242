import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('Text', {
  default: {
    picture: { width: 460 },
    props: {
      content:
        'Choose any bike from over 400 dealers, pay for it from your gross salary, and ride it home the same week.',
    },
  },
  empty: { props: {}, problems: ['Please enter a text on the right.'] },
  full: {
    props: {
      content: 'Insurance, service and roadside help are included.\nYour employer signs once.\nYou ride for years.',
      size: '2xl',
      alignment: 'center',
      fontFamily: 'founders',
      overrideTextColor: true,
      textColor: 'green',
    },
  },
  longText: {
    props: {
      content:
        'A lease bike is yours to use from the first day, at work and at the weekend. ' +
        'Arbeitgeberzuschussvereinbarungen, Gehaltsumwandlungsverträge and everything else with a long name is our job: ' +
        'we prepare the papers, insure the bike, pay the service, and send somebody when a tyre goes flat between two villages. ' +
        'After three years you hand it back, lease a new one, or keep it for a small part of its price.',
      size: 'lg',
      alignment: 'justify',
    },
  },
  basisBold: { props: { content: 'Ride now, pay less.', size: '4xl', fontFamily: 'basis-bold', alignment: 'end' } },
});
