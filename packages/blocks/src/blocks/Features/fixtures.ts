import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('Features', {
  default: { picture: { width: 460 }, props: {} },
  empty: { problems: ['Please add at least one feature on the right.'], props: { features: [] } },
  full: {
    props: {
      features: [
        { id: 'feature1', title: 'Delivered in a week', icon: 'clock' },
        { id: 'feature2', title: '400 dealers', icon: 'pin' },
        { id: 'feature3', title: 'No CO₂ on your way', icon: 'leaf' },
        { id: 'feature4', title: 'Theft cover', icon: 'shield' },
        { id: 'feature5', title: 'Yearly service', icon: 'wrench' },
        { id: 'feature6', title: 'Yours to keep', icon: 'check' },
      ],
      textColor: 'white',
      backgroundColor: 'darkGreen',
      borderColor: 'green',
    },
  },
  longText: {
    props: {
      features: [
        { id: 'feature1', title: 'Kollektivvertragliche Gehaltsumwandlungsvereinbarung', icon: 'euro' },
        { id: 'feature2', title: 'Insurance against theft, damage and everything that falls off', icon: 'shield' },
        { id: 'feature3', title: 'Arbeidsongeschiktheidsverzekering', icon: 'check' },
      ],
    },
  },
  withoutBorder: { props: { showBorder: false, backgroundColor: 'greenSoft', textColor: 'darkGreen' } },
});
