import { list, media, text, textarea } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const TargetAudienceBlock = defineBlock({
  type: 'TargetAudienceBlock',
  category: 'blocks',
  label: { en: 'Target audiences', de: 'Zielgruppen' },
  description: {
    en: 'Tiles that lead each kind of visitor to a page of their own.',
    de: 'Kacheln, die jede Art von Besuchern auf ihre eigene Seite führen.',
  },
  icon: 'SquaresFour',
  synonyms: 'audience tiles cards links employers employees zielgruppen kacheln arbeitgeber',
  props: {
    items: list({
      label: { en: 'Tiles', de: 'Kacheln' },
      itemLabel: { en: 'tile', de: 'Kachel' },
      titleProp: 'title',
      max: 12,
      item: {
        image: media({ label: { en: 'Image', de: 'Bild' } }),
        title: text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 150 }),
        description: textarea({ label: { en: 'Description', de: 'Beschreibung' }, maxLength: 500 }),
        link: link({ label: { en: 'Link', de: 'Link' } }),
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
  prompt: ({ items }) =>
    items.length === 0
      ? { en: 'Please add at least one tile on the right.', de: 'Bitte rechts mindestens eine Kachel hinzufügen.' }
      : undefined,
  headings: ({ items }) => items.map(() => 3),
});
