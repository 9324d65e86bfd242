import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { form, states } from './states.ts';

const calculator = (country: string) => ({
  $ref: 'api::calculator.calculator',
  documentId: 'fixture-calculator',
  snapshot: { slug: `${country}-2026`, title: 'What will your bike cost a month?', country },
});

export const fixtures = defineFixtures('MonthlyPrice', {
  default: { picture: { width: 460 }, props: { calculator: calculator('nl') }, data: states.sample.data },
  empty: { props: {}, problems: ['"Calculator" is empty. Fill it in before publishing.'] },
  full: {
    props: { calculator: calculator('nl'), calculatorLink: '/calculator' },
    data: states.sample.data,
  },
  longText: {
    props: { calculator: calculator('nl') },
    data: {
      status: 'loaded',
      data: {
        data: {
          ...form,
          inputs: form.inputs.map((input) => ({
            ...input,
            labelEn: `${input.labelEn}, before tax and social security`,
          })),
          results: { ...form.results, B3: '1234567.89', B12: '34567.89', B13: '-123456' },
        },
      },
    },
  },
  otherCountry: { props: { calculator: calculator('fr') } },
  loading: { props: { calculator: calculator('nl') }, data: states.loading.data },
  failed: { props: { calculator: calculator('nl') }, data: states.failed.data },
  otherAnswer: { props: { calculator: calculator('nl') }, data: { status: 'loaded', data: null } },
});
