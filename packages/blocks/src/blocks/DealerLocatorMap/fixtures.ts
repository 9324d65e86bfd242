import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { dealers, states } from './states.ts';

export const fixtures = defineFixtures('DealerLocatorMap', {
  default: { props: {}, data: states.sample.data },
  empty: { props: {}, data: states.empty.data },
  full: {
    props: {},
    data: {
      status: 'loaded',
      data: {
        data: [0, 1, 2, 3].flatMap((round) =>
          dealers.map((dealer) => {
            const { lat, lng } = dealer.coordinates;
            return {
              ...dealer,
              id: dealer.id + round * 10,
              coordinates: { lat: lat + round * 0.03, lng: lng + round * 0.05 },
            };
          }),
        ),
      },
    },
  },
  longText: {
    props: {},
    data: {
      status: 'loaded',
      data: {
        data: [
          {
            ...dealers[0],
            name: 'Fahrradfachhandelsgesellschaft Brandstetter, Hohenlohe & Söhne, vormals Zweirad Müller',
            street: 'Donaudampfschifffahrtsgesellschaftskapitänsgasse',
            house_number: '1234 / Stiege 17 / Tür 5',
            distance: 1_234.56,
          },
          { id: 9, name: 'Mobile workshop without an address' },
        ],
      },
    },
  },
  loading: { props: {}, data: states.loading.data },
  failed: { props: {}, data: states.failed.data },
  mapLoading: { picture: {}, props: {}, data: states.mapLoading.data },
  mapFailed: { props: {}, data: states.mapFailed.data },
  mapAuthFailure: { props: {}, data: { status: 'loaded', data: { data: dealers, map: 'authFailure' } } },
});
