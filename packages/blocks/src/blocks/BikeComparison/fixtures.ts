import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { city, loaded, mountain, states, trekking } from './states.ts';

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
