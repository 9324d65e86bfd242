import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('VerticalSpacing', {
  default: { props: {} },
  empty: { props: {} },
  full: { props: { amount: 'extra-large' } },
  longText: { props: { amount: 'large' } },
  minimal: { props: { amount: 'minimal' } },
});
