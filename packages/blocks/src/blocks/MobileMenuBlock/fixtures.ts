import type { MediaReference } from 'page-format';
import { defineFixtures } from '../../fixtures/define-fixtures.ts';

/** Icons of `assets/images`, where the gallery serves them. */
function icon(name: string): MediaReference {
  return {
    $ref: 'media',
    documentId: `fixture-icon-${name}`,
    snapshot: {
      name: `icon-${name}.svg`,
      url: `/gallery-media/icon-${name}.svg`,
      mime: 'image/svg+xml',
      width: 28,
      height: 28,
      ext: '.svg',
      folder: null,
      alternativeText: null,
    },
  };
}

export const fixtures = defineFixtures('MobileMenuBlock', {
  default: { props: {} },
  empty: { problems: ['Please add at least one tab on the right.'], props: { items: [] } },
  full: {
    picture: { width: 390 },
    props: {
      items: [
        { id: 'tab1', title: 'Bikes', url: '/fietsen', file: icon('bike'), dataTitle: 'bikes' },
        {
          id: 'tab2',
          title: 'Calculator',
          url: '/calculator',
          file: icon('calculator'),
          dataLocation: 'footer',
        },
        { id: 'tab3', title: 'Dealers', url: '/dealers', file: icon('dealer') },
        { id: 'tab4', title: 'Call us', url: 'tel:+31301234567', file: icon('phone'), dataTitle: 'phone' },
      ],
    },
  },
  longText: {
    problems: [
      '"Fahrradfachhändler" has 18 characters; 13 fit on a telephone. Shorten it.',
      '"Ersparnisrechner" has 16 characters; 13 fit on a telephone. Shorten it.',
      '"Für Arbeitgeber" has 15 characters; 13 fit on a telephone. Shorten it.',
      '"Kontaktmöglichkeiten" has 20 characters; 13 fit on a telephone. Shorten it.',
    ],
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
