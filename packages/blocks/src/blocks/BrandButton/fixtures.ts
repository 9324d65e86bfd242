import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage, missingImage } from '../../fixtures/media.ts';

export const fixtures = defineFixtures('BrandButton', {
  default: {
    picture: { width: 640 },
    props: {
      title: 'Grachtwerk city bikes',
      content: 'Upright, quiet, made for bridges.',
      link: '/fietsen',
      logoImage: fixtureImage('logo-grachtwerk'),
      bikeImage: fixtureImage('bike-city'),
    },
  },
  empty: { props: {}, problems: ['"Title" is empty. Fill it in before publishing.'] },
  full: {
    props: {
      title: 'Nordlicht',
      content: 'Trekking bikes with a battery for the whole of the weekend.\nFrom € 64 a month.',
      link: 'https://bikes.example/nordlicht',
      logoImage: fixtureImage('logo-nordlicht'),
      bikeImage: fixtureImage('bike-trekking'),
    },
  },
  longText: {
    props: {
      title: 'Fahrradmanufakturzusammenschluss der Ostseeküste, founded in 1887',
      content:
        'Built by hand, one after the other, with parts you can still buy in twenty years. Every frame is painted in the harbour, every wheel is trued twice, and every bike is ridden around the island before it is sent to you.',
      link: '/fietsen',
      bikeImage: fixtureImage('bike-cargo'),
    },
  },
  withoutPictures: { props: { title: 'All brands', content: 'More than sixty makers.', link: '/fietsen' } },
  deletedPictures: { props: { title: 'Pictures gone', logoImage: missingImage, bikeImage: missingImage } },
});
