import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage, missingImage } from '../../fixtures/media.ts';

const sanne = {
  id: 'teller1',
  name: 'Sanne',
  subName: 'Teacher from Utrecht',
  image: fixtureImage('portrait-sanne'),
  hoverImage: fixtureImage('canal'),
  bikeImage: fixtureImage('bike-city'),
  story: 'Twelve kilometres along the water, every day. I have not stood in a traffic jam since spring.',
  link: '/verhalen/sanne',
};

const jonas = {
  id: 'teller2',
  name: 'Jonas',
  subName: 'Architect from Münster',
  image: fixtureImage('portrait-jonas'),
  hoverImage: fixtureImage('bike-mountain'),
  bikeImage: fixtureImage('bike-mountain'),
  story: 'On Friday I leave the site by bike and am in the forest half an hour later.',
  link: '/verhalen/jonas',
};

const amina = {
  id: 'teller3',
  name: 'Amina',
  subName: 'Nurse from Ghent',
  image: fixtureImage('portrait-amina'),
  bikeImage: fixtureImage('bike-cargo'),
  story: 'Two children, the shopping and me: it all fits, and I save the second car.',
  link: '/verhalen/amina',
};

export const fixtures = defineFixtures('StoryTellerBlock', {
  default: { props: { items: [sanne, jonas, amina] } },
  empty: { problems: ['Please add at least one storyteller on the right.'], props: {} },
  full: {
    props: {
      items: [sanne, jonas, amina, { ...sanne, id: 'teller4', name: 'Marie', subName: 'Baker from Lille', link: '' }],
    },
  },
  longText: {
    props: {
      items: [
        {
          ...jonas,
          name: 'Maximilian-Alexander von Grünewald-Hohenstein',
          subName: 'Abteilungsleiter für Verkehrsinfrastrukturplanung im Landkreis',
          story:
            'Früher habe ich jeden Morgen vierzig Minuten lang einen Parkplatz gesucht. Heute fahre ich in zweiundzwanzig Minuten vom Hof bis vor die Bürotür, dusche, und bin wach.\n\nMein Arzt fragt inzwischen mich, wie das geht.',
        },
        sanne,
      ],
    },
  },
  withoutPictures: {
    props: { items: [{ id: 'teller1', name: 'Sanne', story: 'I ride in the rain, too.', image: missingImage }] },
  },
});
