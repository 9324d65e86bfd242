import { reference } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';
import { calculatorFor } from '../../site/own-calculator.ts';

export const MonthlyPrice = defineBlock({
  type: 'MonthlyPrice',
  category: 'calculator',
  label: { en: 'Price per month', de: 'Preis im Monat', nl: 'Prijs per maand', fr: 'Prix par mois' },
  description: {
    en: 'What a bike costs a month, with two sliders: its price, and the salary.',
    de: 'Was ein Rad im Monat kostet, mit zwei Reglern: seinem Preis und dem Gehalt.',
    nl: 'Wat een fiets per maand kost, met twee schuifregelaars: de prijs en het loon.',
    fr: 'Ce qu’un vélo coûte par mois, avec deux curseurs : son prix et le salaire.',
  },
  icon: 'PriceTag',
  synonyms:
    'calculator slider salary hero rechner regler gehalt ersparnis rekentool schuifregelaar loon curseur salaire',
  element: true,
  props: {
    calculator: reference({
      label: { en: 'Calculator', de: 'Rechner', nl: 'Calculator', fr: 'Calculateur' },
      help: {
        en: 'Each country’s site takes its own. Where a country has none, visitors see nothing here.',
        de: 'Die Website jedes Landes nimmt ihren eigenen. Wo ein Land keinen hat, sehen Besucher hier nichts.',
        nl: 'De site van elk land gebruikt zijn eigen calculator. Als een land er geen heeft, zien bezoekers hier niets.',
        fr: 'Le site de chaque pays prend le sien. Là où un pays n’en a pas, les visiteurs ne voient rien ici.',
      },
      contentType: 'api::calculator.calculator',
      titleField: 'name',
      required: true,
    }),
    calculatorLink: link({
      label: {
        en: 'Page with the calculator',
        de: 'Seite mit dem Rechner',
        nl: 'Pagina met de calculator',
        fr: 'Page du calculateur',
      },
      default: '/calculator',
    }),
  },
  example: 'picture',
  prompt: ({ calculator }) => (calculator === null ? PROMPTS.calculatorMissing : undefined),
  request: ({ calculator }, env) => {
    const theirs = calculator && calculatorFor(calculator, env);
    return theirs ? `/api/perform-calculations/${encodeURIComponent(String(theirs.slug))}` : undefined;
  },
});
