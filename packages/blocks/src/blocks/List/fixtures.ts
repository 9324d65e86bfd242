import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const text = (content: string) => ({ type: 'Text', props: { content } });

export const fixtures = defineFixtures('List', {
  default: {
    picture: { width: 460 },
    props: {
      items: [
        { id: 'item1', title: 'Choose your bike' },
        { id: 'item2', title: 'Your employer approves' },
        { id: 'item3', title: 'Ride' },
      ],
    },
    areas: {
      item1: [text('At one of 400 dealers, or online from home.')],
      item2: [text('One click in the portal. We take care of the contract and the insurance.')],
      item3: [text('Collect it the same week. The first rate is due next month.')],
    },
  },
  empty: { problems: ['Please add at least one item on the right.'], props: { items: [] } },
  full: {
    props: {
      items: [
        { id: 'item1', title: 'Calculate' },
        { id: 'item2', title: 'Compare' },
        { id: 'item3', title: '' },
        { id: 'item4', title: 'Nothing else' },
      ],
    },
    areas: {
      item1: [
        text('See what a bike costs you each month, after tax.'),
        { type: 'Button', props: { label: 'Open the calculator', link: '/calculator' } },
      ],
      item2: [text('Put up to three bikes side by side.')],
      item3: [text('An item without a title begins with its content.')],
    },
  },
  longText: {
    props: {
      items: [
        { id: 'item1', title: 'Arbeitgeberrahmenvereinbarungsunterzeichnung, which sounds longer than it takes' },
        { id: 'item2', title: 'Order' },
      ],
    },
    areas: {
      item1: [
        text(
          'Your employer signs once for the whole company. From then on every colleague orders a bike in the portal, and the salary office finds one line on its list at the end of the month: name, rate, and from when. There is nothing to enter twice and nothing to file.',
        ),
      ],
      item2: [text('Done.')],
    },
  },
});
