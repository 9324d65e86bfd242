import { z } from 'zod';
import { bindChecked } from '../block/bind.ts';
import type { BoundProps, Field, Fields, StoredProps, TypedAddress, ValueProblem } from '../block/field.ts';
import { planOf } from '../block/field-plan.ts';
import { readFields } from '../block/props.ts';
import { checkFields } from '../check/check-fields.ts';
import { listAddresses } from '../check/list-addresses.ts';
import { ID_PATTERN } from '../document/document.ts';
import { type EditorText, translate } from '../text/text.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';
import { leftAsSample } from './sample.ts';
import type { TextField } from './text.ts';

export type StoredItem<F extends Fields> = { id: string } & Partial<StoredProps<F>>;
export type BoundItem<F extends Fields> = { id: string } & BoundProps<F>;

/** A list of items with properties of their own. Items carry ids, stable for life, because areas may be named by them. */
export interface ListField<F extends Fields = Fields> extends Field<StoredItem<F>[], BoundItem<F>[]> {
  readonly kind: 'list';
  readonly item: F;
  /** What one item is called, for "Add slide". */
  readonly itemLabel: EditorText;
  /** Property whose value titles an item in the panel. */
  readonly titleProp: (keyof F & string) | undefined;
  /** Items that open to settings of their own, or rows that show their few short properties side by side. */
  readonly display: 'items' | 'rows';
  readonly max: number;
}

export interface ListOptions<F extends Fields> extends FieldOptions {
  item: F;
  itemLabel: EditorText;
  titleProp?: keyof F & string;
  display?: ListField['display'];
  /** Items a new block starts with. */
  default?: readonly Partial<StoredProps<F>>[];
  /** Most items allowed; 50 unless said otherwise. */
  max?: number;
}

/** A list that an editor fills, sorts and shortens. */
export function list<const F extends Fields>(options: ListOptions<F>): ListField<F> {
  return declareField('list', options, makeList);
}

function makeList<F extends Fields>(options: ListOptions<F>): ListField<F> {
  const { item } = options;
  const max = options.max ?? 50;
  const schema = makeOnce(() => {
    const itemShape: Record<string, z.ZodType> = { id: z.string().regex(ID_PATTERN) };
    for (const [name, field] of Object.entries(item)) itemShape[name] = field.schema.optional();
    return z.array(z.object(itemShape)).max(max) as unknown as z.ZodType<StoredItem<F>[]>;
  });
  // Ids of defaults are the same on every read; a block made by the palette stores its list with ids of its own.
  const defaultItems = (options.default ?? []).map((values, index) => ({ id: `default${index + 1}`, ...values }));
  const samples = listSamples(item, options.default ?? []);
  return {
    kind: 'list',
    ...describeField(options),
    item,
    itemLabel: options.itemLabel,
    titleProp: options.titleProp,
    display: options.display ?? 'items',
    max,
    default: defaultItems as StoredItem<F>[],
    get schema() {
      return schema();
    },
    expects: {
      en: `a list of at most ${max} items`,
      de: `eine Liste mit höchstens ${max} Einträgen`,
      nl: `een lijst met maximaal ${max} onderdelen`,
      fr: `une liste de ${max} éléments au maximum`,
    },
    salvage: (value) => salvageItems(value, item) as StoredItem<F>[],
    explain: (value) => (Array.isArray(value) ? explainItems(value, options.label, item, max) : []),
    check: (items) =>
      items.flatMap((entry, index) => [
        ...checkItem(entry, index, item),
        ...samples.flatMap((sample) => checkSample(entry, index, sample)),
      ]),
    ...(planOf(item).linking.length > 0 && {
      addresses: (items: StoredItem<F>[]) => items.flatMap((entry, index) => listItemAddresses(entry, index, item)),
    }),
    bind: (items, context) => items.map((entry) => ({ id: entry.id, ...bindChecked(item, entry, context) })),
  };
}

function checkItem(entry: Record<string, unknown>, index: number, item: Fields): ValueProblem[] {
  return checkFields(item, entry).map((problem) => ({ ...problem, path: [index, ...problem.path] }));
}

/** A text of the items, and those that new blocks have there only as a sample. */
interface Sample {
  name: string;
  label: EditorText;
  texts: readonly unknown[];
}

function listSamples(item: Fields, defaults: readonly Readonly<Record<string, unknown>>[]): Sample[] {
  return Object.entries<Field | TextField>(item).flatMap(([name, field]): Sample[] => {
    const isSample = 'isSample' in field && field.isSample;
    const texts = isSample ? defaults.map((values) => values[name]).filter(Boolean) : [];
    return texts.length > 0 ? [{ name, label: field.label, texts }] : [];
  });
}

function checkSample(
  entry: Readonly<Record<string, unknown>>,
  index: number,
  { name, label, texts }: Sample,
): ValueProblem[] {
  const text = entry[name];
  return texts.includes(text) ? [{ ...leftAsSample(label, String(text)), path: [index, name] }] : [];
}

function listItemAddresses(entry: Record<string, unknown>, index: number, item: Fields): TypedAddress[] {
  return listAddresses(item, readFields(item, entry)).map(({ address, path }) => ({
    address,
    path: [index, ...path],
  }));
}

/** Every single thing that is wrong with a list, so that an editor finds the item and the property. */
function explainItems(items: unknown[], label: EditorText, item: Fields, max: number): ValueProblem[] {
  if (items.length > max) {
    return [
      {
        level: 'error',
        message: {
          en: `"${label.en}" has ${items.length} items; at most ${max} are allowed. Delete some.`,
          de: `„${translate(label, 'de')}“ hat ${items.length} Einträge, erlaubt sind höchstens ${max}. Bitte einige löschen.`,
          nl: `“${translate(label, 'nl')}” heeft ${items.length} onderdelen; maximaal ${max} zijn toegestaan. Verwijder er een paar.`,
          fr: `« ${translate(label, 'fr')} » contient ${items.length} éléments ; ${max} au maximum sont autorisés. Supprimez-en quelques-uns.`,
        },
      },
    ];
  }
  return items.flatMap((entry, index) => {
    if (isItem(entry)) return checkItem(entry, index, item);
    return [
      {
        level: 'error',
        path: [index],
        message: {
          en: `Item ${index + 1} of "${label.en}" has no valid id, so it is not shown. Delete it and add it again.`,
          de: `Eintrag ${index + 1} von „${translate(label, 'de')}“ hat keine gültige ID und wird nicht gezeigt. Bitte löschen und neu anlegen.`,
          nl: `Onderdeel ${index + 1} van “${translate(label, 'nl')}” heeft geen geldige id en wordt daarom niet getoond. Verwijder het en voeg het opnieuw toe.`,
          fr: `L’élément ${index + 1} de « ${translate(label, 'fr')} » n’a pas d’identifiant valide et n’est donc pas affiché. Supprimez-le et ajoutez-le à nouveau.`,
        },
      },
    ];
  });
}

/** Items with one bad value keep their id and their good values, so that the areas named by them stay in place. */
function salvageItems(value: unknown, item: Fields): { id: string }[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isItem).map((entry) => ({ ...readFields(item, entry), id: entry.id }));
}

function isItem(entry: unknown): entry is Record<string, unknown> & { id: string } {
  const id = (entry as { id?: unknown } | null)?.id;
  return typeof id === 'string' && ID_PATTERN.test(id);
}
