import { list, text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

export const List = defineBlock({
  type: 'List',
  category: 'elements',
  label: { en: 'Numbered list', de: 'Nummerierte Liste' },
  description: {
    en: 'Steps with a number, each with content of its own.',
    de: 'Schritte mit Nummer, jeder mit eigenem Inhalt.',
  },
  icon: 'NumberList',
  synonyms: 'steps numbered ordered how it works schritte ablauf aufzählung liste',
  props: {
    items: list({
      label: { en: 'Items', de: 'Einträge' },
      itemLabel: { en: 'item', de: 'Eintrag' },
      titleProp: 'title',
      max: 30,
      item: {
        title: text({
          label: { en: 'Title', de: 'Titel' },
          help: { en: 'Beside the number; may stay empty.', de: 'Neben der Nummer; darf leer bleiben.' },
          maxLength: 200,
        }),
      },
      default: [{ title: 'First step' }, { title: 'Second step' }],
    }),
  },
  itemAreas: { list: 'items', label: { en: 'Item', de: 'Eintrag' } },
  prompt: ({ items }) =>
    items.length === 0
      ? { en: 'Please add at least one item on the right.', de: 'Bitte rechts mindestens einen Eintrag hinzufügen.' }
      : undefined,
});
