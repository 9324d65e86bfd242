import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage, missingImage } from '../../fixtures/media.ts';

const grachtwerk = { id: 'logo1', name: 'Grachtwerk', file: fixtureImage('logo-grachtwerk') };
const nordlicht = { id: 'logo2', name: 'Nordlicht Energie', file: fixtureImage('logo-nordlicht') };
const pomme = { id: 'logo3', name: 'Maison Pomme', file: fixtureImage('logo-pomme') };
const kubik = { id: 'logo4', name: 'Kubik Architekten', file: fixtureImage('logo-kubik') };
const four = [grachtwerk, nordlicht, pomme, kubik];
const again = four.map((logo, index) => ({ ...logo, id: `logo${index + 5}` }));

export const fixtures = defineFixtures('LogoSliderBlock', {
  default: { picture: { width: 460 }, props: { logos: [...four, ...again] } },
  empty: { problems: ['Please add at least one logo on the right.'], props: { logos: [] } },
  full: {
    props: {
      logos: [...four, ...again],
      showExtraButton: true,
      extraButtonTitle: 'All 12,000 companies',
      extraButtonLink: '/werkgever',
    },
  },
  longText: {
    problems: ['"Weitere Unternehmen, die ihren Mitarbeit…" has 88 characters; 34 fit on a telephone. Shorten it.'],
    props: {
      logos: [{ ...pomme, name: '' }, ...four.slice(0, 2), ...again],
      showExtraButton: true,
      extraButtonTitle: 'Weitere Unternehmen, die ihren Mitarbeiterinnen und Mitarbeitern ein Fahrrad ermöglichen',
      extraButtonLink: '/werkgever-niet-aangesloten',
    },
  },
  allFit: { props: { logos: four, showExtraButton: true, extraButtonLink: '/werkgever' } },
  missingFile: { props: { logos: [...four, { id: 'logo9', name: 'Gone', file: missingImage }] } },
});
