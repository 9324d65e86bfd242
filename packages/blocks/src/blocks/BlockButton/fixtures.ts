import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const popup = [
  { type: 'Title', props: { title: 'We call you back' } },
  { type: 'Text', props: { content: 'Monday to Friday from 8 to 18, and mostly within the hour.' } },
  { type: 'Button', props: { label: 'Leave your number', link: '/contact' } },
];

export const fixtures = defineFixtures('BlockButton', {
  default: { picture: { width: 460 }, props: { title: 'Calculate what you save', link: '/calculator' } },
  empty: { props: {}, problems: ['"Title" is empty. Fill it in before publishing.'] },
  full: {
    props: {
      title: 'Your company rides along the canal',
      link: '/werkgever',
      file: fixtureImage('canal'),
      textColor: 'white',
      buttonColor: 'orange',
      backgroundColor: 'darkGreen',
    },
  },
  longText: {
    props: {
      title:
        'Arbeitgeberrahmenvereinbarung unterschreiben und allen Kolleginnen und Kollegen ein Fahrrad ermöglichen, noch in dieser Woche',
      file: fixtureImage('bike-cargo'),
    },
  },
  popup: {
    props: {
      title: 'Talk to somebody who leases bikes all day',
      actionType: 'popup',
      file: fixtureImage('portrait-jonas'),
    },
    areas: { popup },
  },
  externalImage: {
    props: {
      title: 'A picture of this site',
      imageUrl: '/img/favicon.svg',
      buttonColor: 'blueDark',
      backgroundColor: 'blueSoft',
      textColor: 'blueDark',
    },
  },
  refusedImage: {
    props: { title: 'A picture that is refused', imageUrl: 'javascript:alert(1)' },
    problems: ['The address of an image starts with https:// or with / for a file of this site.'],
  },
});
