import type { EditorText } from 'page-format';
import { type ListField, list, text } from 'page-format/fields';

const ITEM = {
  key: text({ label: { en: 'Key', de: 'Schlüssel' }, placeholder: 'event', required: true, maxLength: 100 }),
  value: text({ label: { en: 'Value', de: 'Wert' }, maxLength: 500 }),
};

export type DataLayerItemsField = ListField<typeof ITEM>;

/** Key and value pairs that a click pushes onto the page's data layer (specification point 7). */
export function dataLayerItems(help?: EditorText): DataLayerItemsField {
  return list({
    label: { en: 'Data layer items', de: 'Data-Layer-Einträge' },
    help: help ?? {
      en: 'Pushed onto the data layer when a visitor clicks. Without a key "event" an empty one is added.',
      de: 'Werden beim Klick in den Data Layer geschrieben. Ohne Schlüssel „event“ wird ein leerer ergänzt.',
    },
    group: 'analytics',
    item: ITEM,
    itemLabel: { en: 'item', de: 'Eintrag' },
    titleProp: 'key',
    display: 'rows',
    max: 20,
  });
}
