import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { bikes, states } from './states.ts';

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

export const fixtures = defineFixtures('Bikes', {
  default: { props: { bikeType: cityBikes }, data: states.sample.data },
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
  loading: { props: { bikeType: cityBikes }, data: states.loading.data },
  failed: { props: { bikeType: cityBikes }, data: states.failed.data },
  noneFound: { props: { bikeType: cityBikes }, data: states.empty.data },
});
