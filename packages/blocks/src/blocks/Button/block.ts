import { anchor, choice, text } from 'page-format/fields';
import { dataLayerItems, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const Button = defineBlock({
  type: 'Button',
  category: 'cta',
  label: { en: 'Button', de: 'Schaltfläche' },
  description: { en: 'A link that looks like a button.', de: 'Ein Link, der wie eine Schaltfläche aussieht.' },
  icon: 'Cursor',
  synonyms: 'link cta call to action knopf schaltfläche verweis',
  props: {
    label: text({
      label: { en: 'Label', de: 'Beschriftung' },
      help: {
        en: 'Say what happens, such as "Calculate your saving".',
        de: 'Sagen, was geschieht, etwa „Ersparnis berechnen“.',
      },
      default: 'Button',
      required: true,
      maxLength: 120,
    }),
    link: link({ label: { en: 'Link', de: 'Link' }, default: '/' }),
    type: choice({
      label: { en: 'Style', de: 'Stil' },
      group: 'style',
      default: 'primary',
      options: [
        { value: 'primary', label: { en: 'Primary', de: 'Primär' } },
        { value: 'secondary-blue', label: { en: 'Secondary, blue', de: 'Sekundär, blau' } },
        { value: 'secondary-white', label: { en: 'Secondary, white', de: 'Sekundär, weiß' } },
      ],
    }),
    uniqueId: anchor(),
    dataLayerItems: dataLayerItems(),
  },
  prompt: ({ label }) =>
    label.trim() === ''
      ? { en: 'Please enter a label on the right.', de: 'Bitte rechts eine Beschriftung eingeben.' }
      : undefined,
});
