import { list, text, toggle } from 'page-format/fields';
import { iconChoice } from '../../fields/icon-choice.ts';
import { colour } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';
import { ICON_PATHS } from './icon-paths.ts';

export const Features = defineBlock({
  type: 'Features',
  category: 'blocks',
  label: { en: 'Features', de: 'Vorteile', nl: 'Kenmerken', fr: 'Points forts' },
  description: {
    en: 'A bar of short promises, each with an icon.',
    de: 'Eine Leiste kurzer Versprechen, jedes mit einem Symbol.',
    nl: 'Een balk met korte beloften, elk met een pictogram.',
    fr: 'Une barre de courtes promesses, chacune avec une icône.',
  },
  icon: 'SealCheck',
  synonyms: 'usp benefits icons checklist vorteile symbole leistungen',
  props: {
    features: list({
      label: { en: 'Features', de: 'Vorteile', nl: 'Kenmerken', fr: 'Points forts' },
      itemLabel: { en: 'feature', de: 'Vorteil', nl: 'kenmerk', fr: 'point fort' },
      titleProp: 'title',
      max: 12,
      item: {
        title: text({
          label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
          help: {
            en: 'Two to four words.',
            de: 'Zwei bis vier Wörter.',
            nl: 'Twee tot vier woorden.',
            fr: 'Deux à quatre mots.',
          },
          required: true,
          maxLength: 120,
        }),
        icon: iconChoice(
          ICON_PATHS,
          {
            check: { en: 'Check mark', de: 'Haken', nl: 'Vinkje', fr: 'Coche' },
            euro: { en: 'Euro', de: 'Euro', nl: 'Euro', fr: 'Euro' },
            shield: { en: 'Shield', de: 'Schild', nl: 'Schild', fr: 'Bouclier' },
            wrench: { en: 'Wrench', de: 'Schraubenschlüssel', nl: 'Sleutel (gereedschap)', fr: 'Clé (outil)' },
            bike: { en: 'Bicycle', de: 'Fahrrad', nl: 'Fiets', fr: 'Vélo' },
            leaf: { en: 'Leaf', de: 'Blatt', nl: 'Blad', fr: 'Feuille' },
            clock: { en: 'Clock', de: 'Uhr', nl: 'Klok', fr: 'Horloge' },
            pin: { en: 'Place', de: 'Ort', nl: 'Plaats', fr: 'Lieu' },
          },
          'check',
        ),
      },
      default: [
        { title: 'Up to 40% cheaper', icon: 'euro' },
        { title: 'Insurance included', icon: 'shield' },
        { title: 'Service near you', icon: 'wrench' },
        { title: 'Any bike you like', icon: 'bike' },
      ],
    }),
    textColor: colour({
      label: { en: 'Text colour', de: 'Textfarbe', nl: 'Tekstkleur', fr: 'Couleur du texte' },
      default: 'black',
      use: 'text',
    }),
    backgroundColor: colour({
      label: { en: 'Background colour', de: 'Hintergrundfarbe', nl: 'Achtergrondkleur', fr: 'Couleur d’arrière-plan' },
      default: 'white',
      use: 'background',
    }),
    showBorder: toggle({
      label: { en: 'Border', de: 'Rahmen', nl: 'Rand', fr: 'Bordure' },
      group: 'style',
      default: true,
    }),
    borderColor: colour({
      label: { en: 'Border colour', de: 'Rahmenfarbe', nl: 'Randkleur', fr: 'Couleur de la bordure' },
      default: 'graySoft',
      when: { prop: 'showBorder', is: true },
    }),
  },
  content: { items: 'features' },
  prompt: askWhen(({ features }) => !features.some(({ title }) => title?.trim()), {
    en: 'Please add at least one feature on the right.',
    de: 'Bitte rechts mindestens einen Vorteil hinzufügen.',
    nl: 'Voeg rechts minstens één kenmerk toe.',
    fr: 'Ajoutez au moins un point fort à droite.',
  }),
});
