import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const cityBikes = {
  $ref: 'api::bike-type.bike-type',
  documentId: 'fixture-type-city',
  snapshot: { title: 'City bikes', value: 'city' },
};

const ventoux = {
  $ref: 'api::bike-brand.bike-brand',
  documentId: 'fixture-brand-ventoux',
  snapshot: { title: 'Ventoux', slug: 'ventoux' },
};

const bikes = [
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

export const fixtures = defineFixtures('Bikes', {
  default: { props: { bikeType: cityBikes }, data: { status: 'loaded', data: bikes } },
  empty: { props: {}, problems: ['"Bike type" is empty. Fill it in before publishing.'] },
  full: {
    props: { source: 'brand', bikeBrand: ventoux, limit: 6 },
    data: {
      status: 'loaded',
      data: { data: [...bikes, ...bikes.map((bike) => ({ ...bike, slug: `${bike.slug}-2` }))] },
    },
  },
  longText: {
    props: { bikeType: cityBikes },
    data: {
      status: 'loaded',
      data: [
        {
          ...bikes[0],
          title: 'Stadtfahrrad mit Rücktrittbremse und Gepäckträgertaschenhalterung',
          brand: 'Fahrradmanufaktur Grünewald-Hohenstein & Söhne',
          price: 'Price on request',
        },
        { ...bikes[1], image: null, price: null },
        { title: 'Without a page', brand: 'Nobody' },
      ],
    },
  },
  loading: { props: { bikeType: cityBikes }, data: { status: 'loading' } },
  failed: { props: { bikeType: cityBikes }, data: { status: 'failed', message: 'Not Found' } },
  noneFound: { props: { bikeType: cityBikes }, data: { status: 'loaded', data: [] } },
});
