import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { states } from './states.ts';

const calculator = (snapshot: Record<string, unknown>) => ({
  $ref: 'api::calculator.calculator',
  documentId: 'fixture-calculator',
  snapshot,
});

const dutch = calculator({
  slug: 'nl-2026',
  title: 'What will your bike cost a month?',
  description: 'Enter the price of the bike and your salary: two minutes, no names, no obligations.',
});

export const fixtures = defineFixtures('MiniCalculatorBlock', {
  default: { picture: { width: 640 }, props: { data: dutch } },
  empty: { props: {}, problems: ['"Calculator" is empty. Fill it in before publishing.'] },
  full: { props: { data: dutch } },
  longText: {
    props: {
      data: calculator({
        slug: 'de-2026',
        title: 'Arbeitgeberzuschussberechnungsgrundlagen, Gehaltsumwandlung und Ersparnis in einem Schritt',
        description:
          'The result is an example: what you pay in the end depends on your tax class, on the share of your employer and on the bike you choose. Your personnel department sees none of what you enter here.',
      }),
    },
  },
  otherCountry: { props: { data: calculator({ slug: 'fr-2026', title: 'Your saving', country: 'fr' }) } },
  titleOnly: { props: { data: calculator({ slug: 'be-2026', title: 'Bereken je voordeel' }) } },
  failed: {
    props: { data: dutch },
    data: states.failed.data,
  },
  notRegistered: {
    props: { data: dutch },
    data: states.notRegistered.data,
  },
});
