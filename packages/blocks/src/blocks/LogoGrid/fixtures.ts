import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage, missingImage } from '../../fixtures/media.ts';

const logos = [
  { id: 'logo1', file: fixtureImage('logo-grachtwerk'), alt: 'Grachtwerk', url: 'https://grachtwerk.example' },
  { id: 'logo2', file: fixtureImage('logo-nordlicht'), alt: 'Nordlicht Energie' },
  { id: 'logo3', file: fixtureImage('logo-pomme'), alt: 'Maison Pomme', url: '/klanten/maison-pomme' },
  { id: 'logo4', file: fixtureImage('logo-kubik'), alt: 'Kubik Architekten' },
];

export const fixtures = defineFixtures('LogoGrid', {
  default: { picture: { width: 460 }, props: { logos } },
  empty: { problems: ['Please add logos on the right.'], props: {} },
  full: {
    props: {
      logos: ['a', 'b', 'c'].flatMap((row) => logos.map((logo) => ({ ...logo, id: `${logo.id}-${row}` }))),
    },
  },
  longText: {
    props: {
      logos: [
        {
          ...logos[0],
          alt: 'Grachtwerk Werkgeversdienstverlening en Fietsparkeervoorzieningen Nederland B.V.',
        },
      ],
    },
  },
  deletedFile: { props: { logos: [logos[0], { id: 'logo2', file: missingImage, alt: 'Gone' }, logos[2]] } },
});
