import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const sanne = {
  id: 'slide1',
  name: 'Half the price, twice the fun',
  file: fixtureImage('portrait-sanne'),
  content:
    'I used to sit in the tailback on the ring road. Now I am home before my neighbours have found a parking space.',
  author: 'Sanne de Wit, planner at Grachtwerk',
};
const jonas = {
  id: 'slide2',
  name: 'One form, then never again',
  file: fixtureImage('portrait-jonas'),
  content: 'As an employer I signed once. Orders, invoices and insurance run by themselves.',
  author: 'Jonas Falk, owner of Nordlicht Energie',
  quoteColor: 'green',
};
const amina = {
  id: 'slide3',
  name: 'The cargo bike replaced our second car',
  file: fixtureImage('portrait-amina'),
  content: 'Two children, the shopping and me: nothing we could not carry, at 79 euros a month.',
  author: 'Amina Haddad, nurse',
  quoteColor: 'blue',
};

export const fixtures = defineFixtures('Slider', {
  default: { props: { slides: [sanne, jonas, amina] } },
  empty: { problems: ['Please add at least one slide on the right.'], props: { slides: [] } },
  full: {
    props: {
      slidesPerView: 2,
      backgroundColor: 'greenSoft',
      slides: [
        sanne,
        jonas,
        amina,
        {
          id: 'slide4',
          name: 'City e-bikes',
          file: fixtureImage('bike-city'),
          content: 'Upright, quiet, and with a battery for a week of commuting.',
          contentStyle: 'none',
          roundedCorners: false,
        },
      ],
    },
  },
  longText: {
    props: {
      slidesPerView: 4,
      slides: [
        {
          ...sanne,
          name: 'Arbeitsunfähigkeitsversicherungszusatzleistungen and everything else',
          content:
            'At first I was sceptical. A bike through my employer, with deductions from my gross salary, insurance, service and a residual value: it sounded like a lot of paper.\n\nIt took ten minutes. Three weeks later I rode home on a bike I could never have paid at once, and the first flat tyre was repaired before I had finished my coffee.',
        },
        jonas,
        { id: 'slide5', content: 'Without a name, a picture or an author.' },
        amina,
        { id: 'slide6', name: 'Mountain', file: fixtureImage('bike-mountain'), content: 'For the long way home.' },
      ],
    },
  },
  oneOfThree: { props: { slides: [sanne] } },
  single: { props: { slidesPerView: 1, slides: [amina], backgroundColor: 'white' } },
});
