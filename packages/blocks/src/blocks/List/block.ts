import { list, text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';

export const List = defineBlock({
  type: 'List',
  category: 'elements',
  label: { en: 'Numbered list', de: 'Nummerierte Liste', nl: 'Genummerde lijst', fr: 'Liste numérotée' },
  description: {
    en: 'Steps with a number, each with content of its own.',
    de: 'Schritte mit Nummer, jeder mit eigenem Inhalt.',
    nl: 'Stappen met een nummer, elk met eigen inhoud.',
    fr: 'Des étapes numérotées, chacune avec son contenu.',
  },
  icon: 'NumberList',
  synonyms: 'steps numbered ordered how it works schritte ablauf aufzählung liste',
  props: {
    items: list({
      label: { en: 'Items', de: 'Einträge', nl: 'Items', fr: 'Éléments' },
      itemLabel: { en: 'item', de: 'Eintrag', nl: 'item', fr: 'élément' },
      titleProp: 'title',
      max: 30,
      item: {
        title: text({
          label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
          help: {
            en: 'Beside the number; may stay empty.',
            de: 'Neben der Nummer; darf leer bleiben.',
            nl: 'Naast het nummer; mag leeg blijven.',
            fr: 'À côté du numéro ; peut rester vide.',
          },
          sample: true,
          maxLength: 200,
        }),
      },
      default: [{ title: 'First step' }, { title: 'Second step' }],
    }),
  },
  itemAreas: { list: 'items', label: { en: 'Item', de: 'Eintrag', nl: 'Item', fr: 'Élément' } },
  prompt: askWhen(({ items }) => items.length === 0, {
    en: 'Please add at least one item on the right.',
    de: 'Bitte rechts mindestens einen Eintrag hinzufügen.',
    nl: 'Voeg rechts minstens één item toe.',
    fr: 'Ajoutez au moins un élément à droite.',
  }),
});
