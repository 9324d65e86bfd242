import { defineBlock } from '../../core/define-block.ts';
import { choice, colour, list, text, toggle } from '../../fields/index.ts';

export const Features = defineBlock({
  type: 'Features',
  category: 'blocks',
  label: { en: 'Features', de: 'Merkmale' },
  description: {
    en: 'A bar of short promises, each with an icon.',
    de: 'Eine Leiste kurzer Versprechen, jedes mit einem Symbol.',
  },
  icon: 'SealCheck',
  props: {
    features: list({
      label: { en: 'Features', de: 'Merkmale' },
      itemLabel: { en: 'feature', de: 'Merkmal' },
      titleProp: 'title',
      max: 12,
      item: {
        title: text({
          label: { en: 'Title', de: 'Titel' },
          help: { en: 'Two to four words.', de: 'Zwei bis vier Wörter.' },
          required: true,
          maxLength: 120,
        }),
        icon: choice({
          label: { en: 'Icon', de: 'Symbol' },
          group: 'style',
          default: 'check',
          display: 'menu',
          options: [
            { value: 'check', label: { en: 'Check mark', de: 'Haken' } },
            { value: 'euro', label: { en: 'Euro', de: 'Euro' } },
            { value: 'shield', label: { en: 'Shield', de: 'Schild' } },
            { value: 'wrench', label: { en: 'Wrench', de: 'Schraubenschlüssel' } },
            { value: 'bike', label: { en: 'Bicycle', de: 'Fahrrad' } },
            { value: 'leaf', label: { en: 'Leaf', de: 'Blatt' } },
            { value: 'clock', label: { en: 'Clock', de: 'Uhr' } },
            { value: 'pin', label: { en: 'Place', de: 'Ort' } },
          ],
        }),
      },
      default: [
        { title: 'Up to 40% cheaper', icon: 'euro' },
        { title: 'Insurance included', icon: 'shield' },
        { title: 'Service near you', icon: 'wrench' },
        { title: 'Any bike you like', icon: 'bike' },
      ],
    }),
    textColor: colour({ label: { en: 'Text colour', de: 'Textfarbe' }, default: 'black' }),
    backgroundColor: colour({ label: { en: 'Background colour', de: 'Hintergrundfarbe' }, default: 'white' }),
    showBorder: toggle({ label: { en: 'Border', de: 'Rahmen' }, group: 'style', default: true }),
    borderColor: colour({
      label: { en: 'Border colour', de: 'Rahmenfarbe' },
      default: 'graySoft',
      when: { prop: 'showBorder', is: true },
    }),
  },
  prompt: ({ features }) =>
    features.some(({ title }) => title?.trim()) ? undefined : 'Please add at least one feature on the right.',
});
