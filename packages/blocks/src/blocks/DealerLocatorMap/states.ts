import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const dealers = [
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
    telephone: '+31 85 000 0101',
    email: 'utrecht@dealers.lumavelo.example',
    website: 'https://fietsenjansen.example',
    opening_hours: 'di–vr 9.30–18.00\nza 9.30–17.00',
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

export const states = defineStates({
  sample: { label: STATE_LABELS.sample, data: { status: 'loaded', data: { data: everywhere } } },
  loading: { label: STATE_LABELS.loading, data: { status: 'loading' } },
  empty: { label: STATE_LABELS.empty, data: { status: 'loaded', data: { data: [] } } },
  failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: 'Not Found' } },
  mapLoading: {
    label: {
      en: 'While the map is loading',
      de: 'Beim Laden der Karte',
      nl: 'Tijdens het laden van de kaart',
      fr: 'Pendant le chargement de la carte',
    },
    data: { status: 'loaded', data: { data: dealers, map: 'loading' } },
  },
  mapFailed: {
    label: {
      en: 'Without the map',
      de: 'Ohne die Karte',
      nl: 'Zonder de kaart',
      fr: 'Sans la carte',
    },
    data: { status: 'loaded', data: { data: dealers, map: 'failed' } },
  },
});
