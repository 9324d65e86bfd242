import { list, media, text, textarea } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';

export const StoryTellerBlock = defineBlock({
  type: 'StoryTellerBlock',
  category: 'blocks',
  label: { en: 'Storytellers', de: 'Geschichten' },
  description: {
    en: 'People and their bikes. Each tile leads to a story.',
    de: 'Menschen und ihre Räder. Jede Kachel führt zu einer Geschichte.',
  },
  icon: 'Discuss',
  synonyms: 'stories customers people tiles geschichten menschen kacheln',
  props: {
    items: list({
      label: { en: 'Storytellers', de: 'Personen' },
      itemLabel: { en: 'storyteller', de: 'Person' },
      titleProp: 'name',
      max: 24,
      item: {
        name: text({ label: { en: 'Name', de: 'Name' }, required: true, maxLength: 100 }),
        subName: text({
          label: { en: 'Line below the name', de: 'Zeile unter dem Namen' },
          placeholder: 'Teacher from Utrecht',
          maxLength: 150,
        }),
        image: media({ label: { en: 'Image', de: 'Bild' } }),
        hoverImage: media({
          label: { en: 'Image on hover', de: 'Bild beim Überfahren' },
          help: {
            en: 'Takes the place of the image under the pointer.',
            de: 'Ersetzt das Bild unter dem Mauszeiger.',
          },
        }),
        bikeImage: media({ label: { en: 'Image of the bike', de: 'Bild des Fahrrads' } }),
        story: textarea({ label: { en: 'Story', de: 'Geschichte' }, maxLength: 1_000 }),
        link: link({ label: { en: 'Link', de: 'Link' } }),
      },
    }),
  },
  prompt: ({ items }) =>
    items.length === 0
      ? {
          en: 'Please add at least one storyteller on the right.',
          de: 'Bitte rechts mindestens einen Erzähler hinzufügen.',
        }
      : undefined,
  headings: ({ items }) => items.map(() => 3),
});
