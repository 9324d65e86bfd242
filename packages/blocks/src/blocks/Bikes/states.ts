import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const bikes = [
  {
    title: 'Grachten 7',
    brand: 'Lumavelo',
    slug: 'lumavelo-grachten-7',
    price: '2899',
    image: '/gallery-media/bike-city.jpg',
    bike_type: 'City',
  },
  {
    title: 'Tourer E10',
    brand: 'Ventoux',
    slug: 'ventoux-tourer-e10',
    price: '3499,5',
    image: '/gallery-media/bike-trekking.jpg',
    bike_type: 'Trekking',
  },
  {
    title: 'Kiste Familie',
    brand: 'Lasten & Co',
    slug: 'lasten-co-kiste-familie',
    price: 5990,
    image: { url: '/gallery-media/bike-cargo.jpg' },
    bike_type: 'Cargo',
  },
  {
    title: 'Ridge 29',
    brand: 'Nordwand',
    slug: 'nordwand-ridge-29',
    price: 1849.9,
    image: '/gallery-media/bike-mountain.jpg',
    bike_type: 'Mountain',
  },
];

export const states = defineStates({
  sample: { label: STATE_LABELS.sample, data: { status: 'loaded', data: bikes } },
  loading: { label: STATE_LABELS.loading, data: { status: 'loading' } },
  empty: { label: STATE_LABELS.empty, data: { status: 'loaded', data: [] } },
  failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: 'Not Found' } },
});
