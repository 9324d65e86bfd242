import { list, text, textarea } from 'page-format/fields';
import { image, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const StoryTellerBlock = defineBlock({
  type: 'StoryTellerBlock',
  category: 'blocks',
  label: { en: 'Storytellers', de: 'Geschichten', nl: 'Verhalen', fr: 'Témoignages' },
  description: {
    en: 'People and their bikes. Each tile leads to a story.',
    de: 'Menschen und ihre Räder. Jede Kachel führt zu einer Geschichte.',
    nl: 'Mensen en hun fietsen. Elke tegel leidt naar een verhaal.',
    fr: 'Des personnes et leur vélo. Chaque tuile mène à une histoire.',
  },
  icon: 'Discuss',
  synonyms: 'stories customers people tiles geschichten menschen kacheln',
  props: {
    items: list({
      label: { en: 'Storytellers', de: 'Personen', nl: 'Vertellers', fr: 'Personnes' },
      itemLabel: { en: 'storyteller', de: 'Person', nl: 'verteller', fr: 'personne' },
      titleProp: 'name',
      max: 24,
      item: {
        name: text({ label: { en: 'Name', de: 'Name', nl: 'Naam', fr: 'Nom' }, required: true, maxLength: 100 }),
        subName: text({
          label: {
            en: 'Line below the name',
            de: 'Zeile unter dem Namen',
            nl: 'Regel onder de naam',
            fr: 'Ligne sous le nom',
          },
          placeholder: 'Teacher from Utrecht',
          maxLength: 150,
        }),
        image: image({ shownWidth: 400, label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' } }),
        hoverImage: image({
          label: {
            en: 'Image on hover',
            de: 'Bild beim Darüberfahren',
            nl: 'Afbeelding bij aanwijzen',
            fr: 'Image au survol',
          },
          help: {
            en: 'Takes the place of the image under the pointer.',
            de: 'Ersetzt das Bild unter dem Mauszeiger.',
            nl: 'Neemt onder de muisaanwijzer de plaats van de afbeelding in.',
            fr: 'Remplace l’image sous le pointeur.',
          },
        }),
        bikeImage: image({
          label: {
            en: 'Image of the bike',
            de: 'Bild des Fahrrads',
            nl: 'Afbeelding van de fiets',
            fr: 'Image du vélo',
          },
        }),
        story: textarea({ label: { en: 'Story', de: 'Geschichte', nl: 'Verhaal', fr: 'Histoire' }, maxLength: 1_000 }),
        link: link({ label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' } }),
      },
    }),
  },
  content: { items: 'items' },
  example: (say) => ({
    items: ['Sanne', 'Jonas', 'Claire'].map((name) => ({
      name,
      subName: say({ en: 'Teacher', de: 'Lehrkraft', nl: 'Leerkracht', fr: 'Enseignement' }),
      story: say({
        en: 'What changed since the new bike is there.',
        de: 'Was sich mit dem neuen Rad geändert hat.',
        nl: 'Wat er veranderd is sinds de nieuwe fiets.',
        fr: 'Ce qui a changé depuis le nouveau vélo.',
      }),
    })),
  }),
  prompt: askWhen(({ items }) => items.length === 0, {
    en: 'Please add at least one storyteller on the right.',
    de: 'Bitte rechts mindestens eine Person hinzufügen.',
    nl: 'Voeg rechts minstens één verteller toe.',
    fr: 'Ajoutez au moins une personne à droite.',
  }),
  headings: ({ items }) => items.map(() => 3),
});
