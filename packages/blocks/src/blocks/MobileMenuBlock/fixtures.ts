import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

export const fixtures = defineFixtures('MobileMenuBlock', {
  default: { props: {} },
  empty: { props: { items: [] } },
  full: {
    props: {
      items: [
        { id: 'tab1', title: 'Bikes', url: '/fietsen', file: fixtureImage('bike-city'), dataTitle: 'bikes' },
        {
          id: 'tab2',
          title: 'Calculator',
          url: '/calculator',
          file: fixtureImage('bike-trekking'),
          dataLocation: 'footer',
        },
        { id: 'tab3', title: 'Dealers', url: '/dealers', file: fixtureImage('bike-mountain') },
        { id: 'tab4', title: 'Call us', url: 'tel:+31301234567', file: fixtureImage('bike-cargo'), dataTitle: 'phone' },
      ],
    },
  },
  longText: {
    props: {
      items: [
        { id: 'tab1', title: 'Fahrradfachhändler', url: '/haendler' },
        { id: 'tab2', title: 'Ersparnisrechner', url: '/calculator' },
        { id: 'tab3', title: 'Für Arbeitgeber', url: '/werkgever' },
        { id: 'tab4', title: 'Kontaktmöglichkeiten', url: '/kontakt' },
      ],
    },
  },
});
