import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { city, image, loaded, states, trekking } from './states.ts';

const mountain = {
  documentId: 'bike-fels',
  slug: 'lumavelo-fels',
  model: 'Fels 29',
  year: 2025,
  retail_price: '2499',
  bike_brand: { description: 'Lumavelo' },
  bike_variants: image('bike-mountain'),
  bike_specifics: {
    frame: { material: 'Aluminium', sizes: ['M', 'L'], weight: '13.1 kg' },
    drivetrain: { gears: '12', belt: false },
    brakes: { type: 'Hydraulic disc brakes' },
  },
};

export const fixtures = defineFixtures('BikeComparison', {
  default: { props: {}, data: states.sample.data },
  empty: { props: {}, data: states.empty.data },
  full: { props: {}, data: loaded([city, trekking, mountain]) },
  longText: {
    props: {},
    data: loaded([
      {
        ...city,
        model: 'Grachtengordelpanoramafiets Deluxe',
        bike_brand: { description: 'Fahrradmanufaktur Nordlicht & Söhne' },
        bike_specifics: {
          frame: {
            material:
              'Hydrogeformtes Aluminium 6061, dreifach konifiziert, mit innenverlegten Zügen und integriertem Schloss',
          },
        },
      },
      trekking,
      { ...mountain, bike_variants: [] },
    ]),
  },
  oneBike: { props: {}, data: loaded([mountain]) },
  loading: { props: {}, data: states.loading.data },
  failed: { props: {}, data: states.failed.data },
});
