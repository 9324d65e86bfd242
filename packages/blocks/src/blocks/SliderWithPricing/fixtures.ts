import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const city = {
  id: 'bike1',
  name: 'Lumavelo Singel',
  price: '2999',
  bikeType: 'City e-bike',
  monthlyCosts: '59,06',
  savingCosts: '273',
  image: fixtureImage('bike-city'),
};
const trekking = {
  id: 'bike2',
  name: 'Lumavelo Alpenpass',
  price: '3.899',
  bikeType: 'Trekking e-bike',
  monthlyCosts: '76,80',
  savingCosts: '1.355,50',
  image: fixtureImage('bike-trekking'),
};
const cargo = {
  id: 'bike3',
  name: 'Lumavelo Kanjer',
  price: '€ 5.990 incl. rain cover',
  bikeType: 'Cargo e-bike',
  monthlyCosts: '118',
  savingCosts: '2082',
  image: fixtureImage('bike-cargo'),
};

export const fixtures = defineFixtures('SliderWithPricing', {
  default: { picture: { width: 1100 }, props: { slides: [city, trekking, cargo] } },
  empty: { problems: ['Please add at least one bike on the right.'], props: { slides: [] } },
  full: {
    props: {
      slides: [
        { ...city, price: '34990', monthlyCosts: '689', savingCosts: '3200' },
        { ...trekking, price: '45.900', monthlyCosts: '899', savingCosts: '15.800' },
        { ...cargo, price: '69 900 kr', monthlyCosts: '1.380', savingCosts: '24.500' },
      ],
      monthlyCostsText: 'From your gross salary, each month',
      ctaText: 'Your salary, your employer, your bike: two minutes to your own figures.',
      ctaButtonText: 'Show me my figures',
      ctaLink: '/zelfstandige',
      currency: 'sek',
      backgroundColor: 'orangeSoft',
    },
  },
  longText: {
    problems: ['"Jetzt die monatliche Ersparnis mit dem R…" has 56 characters; 25 fit on a telephone. Shorten it.'],
    props: {
      slides: [
        {
          ...city,
          name: 'Lumavelo Grachtengordelpanoramafiets Deluxe Edition with a name that does not end',
          bikeType: 'Tiefeinsteiger-Elektrostadtfahrrad mit Riemenantrieb und stufenloser Schaltung',
          monthlyCosts: 'on request',
          savingCosts: 'up to forty percent of the recommended retail price',
        },
        trekking,
      ],
      monthlyCostsText: 'What remains of the monthly rate after tax, social security and the share of your employer',
      ctaText:
        'Every employer decides what it adds, and every salary is taxed differently. Enter both, and see to the cent what your bike costs.',
      ctaButtonText: 'Jetzt die monatliche Ersparnis mit dem Rechner ermitteln',
    },
  },
  darkBackground: { props: { slides: [city, trekking, cargo], backgroundColor: 'darkGreen' } },
  single: {
    props: { slides: [{ id: 'bike4', name: 'Lumavelo Fels', image: fixtureImage('bike-mountain'), price: '2499' }] },
  },
});
