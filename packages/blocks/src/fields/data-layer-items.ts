import type { EditorText } from 'page-format';
import { type ListField, list, text } from 'page-format/fields';

const ITEM = {
  key: text({
    label: { en: 'Key', de: 'Schlüssel', nl: 'Sleutel', fr: 'Clé' },
    placeholder: 'event',
    required: true,
    translated: false,
    maxLength: 100,
  }),
  value: text({ label: { en: 'Value', de: 'Wert', nl: 'Waarde', fr: 'Valeur' }, translated: false, maxLength: 500 }),
};

export type DataLayerItemsField = ListField<typeof ITEM>;

/** Key and value pairs that a click pushes onto the page's data layer (specification point 7). */
export function dataLayerItems(help?: EditorText): DataLayerItemsField {
  return list({
    label: {
      en: 'Data layer items',
      de: 'Data-Layer-Einträge',
      nl: 'Datalayer-items',
      fr: 'Éléments de la couche de données',
    },
    help: help ?? {
      en: 'Pushed onto the data layer when a visitor clicks. Without a key "event" an empty one is added.',
      de: 'Werden beim Klick in den Data Layer geschrieben. Ohne Schlüssel „event“ wird ein leerer ergänzt.',
      nl: 'Worden in de datalayer gezet als een bezoeker klikt. Zonder sleutel “event” wordt een lege toegevoegd.',
      fr: 'Envoyés à la couche de données quand un visiteur clique. Sans clé « event », une clé vide est ajoutée.',
    },
    group: 'analytics',
    item: ITEM,
    itemLabel: { en: 'item', de: 'Eintrag', nl: 'item', fr: 'élément' },
    titleProp: 'key',
    display: 'rows',
    max: 20,
  });
}
