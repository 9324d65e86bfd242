import { choice, list, text, toggle } from 'page-format/fields';
import { colour } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { ICON_PATHS } from './icon-paths.ts';

export const Features = defineBlock({
  type: 'Features',
  category: 'blocks',
  label: { en: 'Features', de: 'Merkmale' },
  description: {
    en: 'A bar of short promises, each with an icon.',
    de: 'Eine Leiste kurzer Versprechen, jedes mit einem Symbol.',
  },
  icon: 'SealCheck',
  synonyms: 'usp benefits icons checklist vorteile symbole leistungen',
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
          options: [
            { value: 'check', drawing: ICON_PATHS.check, label: { en: 'Check mark', de: 'Haken' } },
            { value: 'euro', drawing: ICON_PATHS.euro, label: { en: 'Euro', de: 'Euro' } },
            { value: 'shield', drawing: ICON_PATHS.shield, label: { en: 'Shield', de: 'Schild' } },
            { value: 'wrench', drawing: ICON_PATHS.wrench, label: { en: 'Wrench', de: 'Schraubenschlüssel' } },
            { value: 'bike', drawing: ICON_PATHS.bike, label: { en: 'Bicycle', de: 'Fahrrad' } },
            { value: 'leaf', drawing: ICON_PATHS.leaf, label: { en: 'Leaf', de: 'Blatt' } },
            { value: 'clock', drawing: ICON_PATHS.clock, label: { en: 'Clock', de: 'Uhr' } },
            { value: 'pin', drawing: ICON_PATHS.pin, label: { en: 'Place', de: 'Ort' } },
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
    textColor: colour({ label: { en: 'Text colour', de: 'Textfarbe' }, default: 'black', use: 'text' }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe' },
      default: 'white',
      use: 'background',
    }),
    showBorder: toggle({ label: { en: 'Border', de: 'Rahmen' }, group: 'style', default: true }),
    borderColor: colour({
      label: { en: 'Border colour', de: 'Rahmenfarbe' },
      default: 'graySoft',
      when: { prop: 'showBorder', is: true },
    }),
  },
  prompt: ({ features }) =>
    features.some(({ title }) => title?.trim())
      ? undefined
      : {
          en: 'Please add at least one feature on the right.',
          de: 'Bitte rechts mindestens einen Vorteil hinzufügen.',
        },
});
