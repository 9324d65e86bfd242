import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const heading = { type: 'Title', props: { title: 'How leasing through work works' } };
const paragraph = {
  type: 'Text',
  props: {
    content:
      'Your employer leases the bike, you ride it. The monthly rate leaves your gross salary before tax, and that is why you pay less than in a shop.',
  },
};

export const fixtures = defineFixtures('TextContainer', {
  default: { picture: { width: 460 }, props: {}, areas: { content: [heading, paragraph] } },
  empty: {
    props: {},
    areas: { content: [] },
    problems: ['"Content" is empty, so visitors find nothing there. Put a block in.'],
  },
  full: {
    props: {},
    areas: {
      content: [
        heading,
        paragraph,
        { type: 'Title', props: { title: 'What your employer does', type: 3 } },
        {
          type: 'Text',
          props: { content: 'Signs one framework agreement, approves your order with a click, and that is all.' },
        },
        {
          type: 'ButtonContainer',
          areas: { buttons: [{ type: 'Button', props: { label: 'Calculate your saving' } }] },
        },
      ],
    },
  },
  longText: {
    props: {},
    areas: {
      content: [
        {
          type: 'Title',
          props: { title: 'Gehaltsumwandlungsvereinbarung, Überlassungsvertrag and everything else we write for you' },
        },
        {
          type: 'Text',
          props: {
            content:
              'A lease bike is yours to use from the first day, at work and at the weekend. We prepare the papers, insure the bike, pay for the service, and send somebody when a tyre goes flat between two villages. After three years you hand it back, lease a new one, or keep it for a small part of its price. Until then there is one rate a month, on one line of your payslip, and nothing else to think about.',
            size: 'lg',
          },
        },
      ],
    },
  },
});
