import { anchor, choice, text } from 'page-format/fields';
import { dataLayerItems, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const Button = defineBlock({
  type: 'Button',
  category: 'cta',
  label: { en: 'Button', de: 'Button', nl: 'Knop', fr: 'Bouton' },
  description: {
    en: 'A link that looks like a button.',
    de: 'Ein Link, der wie ein Button aussieht.',
    nl: 'Een link die eruitziet als een knop.',
    fr: 'Un lien qui a l’aspect d’un bouton.',
  },
  icon: 'Cursor',
  synonyms: 'link cta call to action knopf schaltfläche verweis',
  props: {
    label: text({
      label: { en: 'Label', de: 'Beschriftung', nl: 'Opschrift', fr: 'Libellé' },
      help: {
        en: 'Say what happens, such as "Calculate your saving".',
        de: 'Sagen Sie, was geschieht, etwa „Ersparnis berechnen“.',
        nl: 'Zeg wat er gebeurt, zoals “Bereken je voordeel”.',
        fr: 'Dites ce qui va se passer, par exemple « Calculer mon économie ».',
      },
      default: 'Button',
      sample: true,
      required: true,
      maxLength: 120,
      room: 34,
    }),
    link: link({ label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' }, default: '/' }),
    type: choice({
      label: { en: 'Style', de: 'Stil', nl: 'Stijl', fr: 'Style' },
      group: 'style',
      default: 'primary',
      options: [
        { value: 'primary', label: { en: 'Primary', de: 'Primär', nl: 'Primair', fr: 'Principal' } },
        {
          value: 'secondary-blue',
          label: { en: 'Secondary, blue', de: 'Sekundär, blau', nl: 'Secundair, blauw', fr: 'Secondaire, bleu' },
        },
        {
          value: 'secondary-white',
          label: { en: 'Secondary, white', de: 'Sekundär, weiß', nl: 'Secundair, wit', fr: 'Secondaire, blanc' },
        },
      ],
    }),
    uniqueId: anchor(),
    dataLayerItems: dataLayerItems(),
  },
  main: ['label', 'link', 'type'],
  prompt: askWhen(({ label }) => label.trim() === '', {
    en: 'Please enter a label on the right.',
    de: 'Bitte rechts eine Beschriftung eingeben.',
    nl: 'Vul rechts een opschrift in.',
    fr: 'Saisissez un libellé à droite.',
  }),
});
