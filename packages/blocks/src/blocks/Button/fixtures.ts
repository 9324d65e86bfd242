import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('Button', {
  default: { props: {}, problems: ['"Label" still says "Button". Write what visitors should read.'] },
  empty: { props: { label: '', link: '' }, problems: ['"Label" is empty. Fill it in before publishing.'] },
  full: {
    props: {
      label: 'Calculate your saving',
      link: '/calculator',
      type: 'secondary-blue',
      uniqueId: 'calculate',
      dataLayerItems: [
        { id: 'item1', key: 'event', value: 'cta_click' },
        { id: 'item2', key: 'location', value: 'hero' },
      ],
    },
  },
  longText: {
    problems: ['"Lass dir in zwei Minuten ausrechnen, wie…" has 95 characters; 34 fit on a telephone. Shorten it.'],
    props: {
      label: 'Lass dir in zwei Minuten ausrechnen, wie viel du mit einem geleasten Fahrrad jeden Monat sparst',
      link: '/calculator',
    },
  },
  secondaryWhite: { props: { label: 'I am an employer', link: '/werkgever', type: 'secondary-white' } },
  withoutEvent: {
    props: {
      label: 'For employers',
      link: '/werkgever',
      dataLayerItems: [{ id: 'item1', key: 'location', value: 'footer' }],
    },
  },
  refusedLink: {
    props: { label: 'A link that is refused', link: 'javascript:alert(1)' },
    problems: [
      'The link "javascript:alert(1)" is not allowed. Use a path such as /contact, or an address that starts with https:, mailto: or tel:.',
    ],
  },
});
