import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const dealers = [
  {
    id: 1,
    name: 'Fietsen Jansen',
    street: 'Oudegracht',
    house_number: '112',
    postal_code: '3511 AX',
    state: 'Utrecht',
    distance: 1.2,
    coordinates: { lat: 52.0907, lng: 5.1214 },
    is_certified_dealer: true,
  },
  {
    id: 2,
    name: 'Het Zwarte Zadel',
    street: 'Spoorlaan',
    house_number: '8',
    postal_code: '3811 MA',
    state: 'Utrecht',
    distance: 21.7,
    coordinates: { lat: 52.1561, lng: 5.3878 },
    is_certified_dealer: false,
  },
  {
    id: 3,
    name: 'Wielenmakers',
    street: 'Haarlemmerstraat',
    house_number: '77a',
    postal_code: '1013 EM',
    state: 'Noord-Holland',
    distance: 36.4,
    coordinates: { lat: 52.3809, lng: 4.8896 },
    is_certified_dealer: true,
  },
  {
    id: 4,
    name: 'Velo Kees',
    street: 'Grote Markt',
    house_number: '3',
    postal_code: '6511 KB',
    state: 'Gelderland',
    distance: 48,
    coordinates: { lat: 51.8462, lng: 5.8647 },
    is_certified_dealer: false,
  },
];

/** Without a search there are no distances. */
const everywhere = dealers.map(({ distance, ...dealer }) => dealer);

export const fixtures = defineFixtures('DealerLocatorMap', {
  default: { props: {}, data: { status: 'loaded', data: { data: everywhere } } },
  empty: { props: {}, data: { status: 'loaded', data: { data: [] } } },
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
  loading: { props: {}, data: { status: 'loading' } },
  failed: { props: {}, data: { status: 'failed', message: 'Not Found' } },
  mapLoading: { props: {}, data: { status: 'loaded', data: { data: dealers, map: 'loading' } } },
  mapFailed: { props: {}, data: { status: 'loaded', data: { data: dealers, map: 'failed' } } },
  mapAuthFailure: { props: {}, data: { status: 'loaded', data: { data: dealers, map: 'authFailure' } } },
});
