import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

export const fixtures = defineFixtures('TargetAudienceBlock', {
  default: { props: {} },
  empty: { problems: ['Please add at least one tile on the right.'], props: { items: [] } },
  full: {
    picture: {},
    props: {
      items: [
        {
          id: 'tile1',
          image: fixtureImage('portrait-jonas'),
          title: 'My employer takes part',
          description: 'Choose your bike, order it online, and pick it up at a shop around the corner.',
          link: '/werkgever',
        },
        {
          id: 'tile2',
          image: fixtureImage('portrait-amina'),
          title: 'My employer does not take part yet',
          description: 'Send us the name of your company. We take care of the rest.',
          link: '/werkgever-niet-aangesloten',
        },
        {
          id: 'tile3',
          image: fixtureImage('portrait-sanne'),
          title: 'I am self-employed',
          description: 'Lease through your business and claim the VAT back.',
          link: '/zelfstandige',
        },
        {
          id: 'tile4',
          image: fixtureImage('bike-city'),
          title: 'What do I save?',
          description: 'Three questions, one number. Calculate it in two minutes.',
          link: '/calculator',
        },
      ],
    },
  },
  longText: {
    props: {
      items: [
        {
          id: 'tile1',
          image: fixtureImage('canal'),
          title: 'Arbeitgeberinnen und Arbeitgeber im öffentlichen Dienst',
          description:
            'Tarifverträge, Betriebsvereinbarungen und Gehaltsumwandlung: Wir kennen die Regeln für Städte, Gemeinden und Landkreise und bereiten alle Unterlagen für Sie vor.',
          link: '/werkgever',
        },
        {
          id: 'tile2',
          title: 'Zelfstandigen zonder personeel en vrijeberoepsbeoefenaars',
          description: 'Ook zonder werkgever fiets je voordelig.',
          link: '/zelfstandige',
        },
      ],
    },
  },
  withoutLinks: {
    props: {
      items: [
        { id: 'tile1', title: 'Employees', description: 'Ride for less from your gross salary.' },
        { id: 'tile2', title: 'Employers', description: 'A benefit that people use every day.' },
        { id: 'tile3', title: 'Dealers', description: 'Sell more bikes, with less paper.' },
      ],
    },
  },
});
