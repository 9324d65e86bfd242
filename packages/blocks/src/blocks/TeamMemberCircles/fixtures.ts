import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage, missingImage } from '../../fixtures/media.ts';

const sanne = fixtureImage('portrait-sanne');
const jonas = fixtureImage('portrait-jonas');
const amina = fixtureImage('portrait-amina');

const story = [
  { type: 'Title', props: { title: 'People who ride what they lease' } },
  {
    type: 'Text',
    props: {
      content: 'We are twenty-four cyclists in Utrecht, Münster and Ghent. Call us, and one of us picks up.',
      size: 'lg',
    },
  },
  { type: 'Button', props: { label: 'Meet the team', link: '/over-ons' } },
];

export const fixtures = defineFixtures('TeamMemberCircles', {
  default: { props: { firstImage: sanne, secondImage: jonas, thirdImage: amina }, areas: { content: story } },
  empty: { props: {}, areas: { content: [] }, problems: ['"First photo" is empty. Fill it in before publishing.'] },
  full: {
    picture: {},
    props: {
      firstImage: sanne,
      secondImage: jonas,
      thirdImage: amina,
      fourthImage: fixtureImage('portrait-david'),
      fifthImage: fixtureImage('portrait-lin'),
      sixthImage: fixtureImage('portrait-marie'),
      verticalAlignment: 'top',
    },
    areas: { content: story },
  },
  longText: {
    props: { firstImage: amina, secondImage: sanne, verticalAlignment: 'bottom' },
    areas: {
      content: [
        { type: 'Title', props: { title: 'Ansprechpartnerinnen und Ansprechpartner für Personalverantwortliche' } },
        {
          type: 'Text',
          props: {
            content:
              'Vom ersten Gespräch über den Rahmenvertrag bis zur Rückgabe des letzten Fahrrads haben Sie immer dieselbe Person am Telefon. Sie kennt Ihre Betriebsvereinbarung, Ihre Lohnbuchhaltung und die Fahrradhändler in Ihrer Stadt.',
          },
        },
      ],
    },
  },
  one: { props: { firstImage: jonas }, areas: { content: story } },
  deletedPhoto: {
    props: { firstImage: sanne, secondImage: missingImage, thirdImage: jonas },
    areas: { content: story },
  },
});
