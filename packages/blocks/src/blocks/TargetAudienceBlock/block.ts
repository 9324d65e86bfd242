import { list, text, textarea } from 'page-format/fields';
import { image, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const TargetAudienceBlock = defineBlock({
  type: 'TargetAudienceBlock',
  category: 'blocks',
  label: { en: 'Target audiences', de: 'Zielgruppen', nl: 'Doelgroepen', fr: 'Publics cibles' },
  description: {
    en: 'Tiles that lead each kind of visitor to a page of their own.',
    de: 'Kacheln, die jede Art von Besuchern auf ihre eigene Seite führen.',
    nl: 'Tegels die elk soort bezoeker naar een eigen pagina leiden.',
    fr: 'Des tuiles qui mènent chaque type de visiteur à sa page.',
  },
  icon: 'SquaresFour',
  synonyms: 'audience tiles cards links employers employees zielgruppen kacheln arbeitgeber',
  props: {
    items: list({
      label: { en: 'Tiles', de: 'Kacheln', nl: 'Tegels', fr: 'Tuiles' },
      itemLabel: { en: 'tile', de: 'Kachel', nl: 'tegel', fr: 'tuile' },
      titleProp: 'title',
      max: 12,
      item: {
        image: image({ shownWidth: 400, label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' } }),
        title: text({ label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' }, required: true, maxLength: 150 }),
        description: textarea({
          label: { en: 'Description', de: 'Beschreibung', nl: 'Beschrijving', fr: 'Description' },
          maxLength: 500,
        }),
        link: link({ label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' } }),
      },
      default: [
        {
          title: 'My employer takes part',
          description: 'Choose your bike and order it today.',
          link: '/werkgever',
        },
        {
          title: 'My employer does not take part yet',
          description: 'We tell your employer all about it.',
          link: '/werkgever-niet-aangesloten',
        },
        {
          title: 'I am self-employed',
          description: 'Lease your bike through your business.',
          link: '/zelfstandige',
        },
        {
          title: 'What do I save?',
          description: 'Calculate it in two minutes.',
          link: '/calculator',
        },
      ],
    }),
  },
  content: { items: 'items' },
  prompt: askWhen(({ items }) => items.length === 0, {
    en: 'Please add at least one tile on the right.',
    de: 'Bitte rechts mindestens eine Kachel hinzufügen.',
    nl: 'Voeg rechts minstens één tegel toe.',
    fr: 'Ajoutez au moins une tuile à droite.',
  }),
  headings: ({ items }) => items.map(() => 3),
});
