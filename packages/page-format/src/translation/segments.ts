import { holds } from '../block/condition.ts';
import type { AnyBlockDefinition } from '../block/define-block.ts';
import type { Field, Fields } from '../block/field.ts';
import { readFields, readProps } from '../block/props.ts';
import type { ListField, StoredItem } from '../fields/list.ts';
import type { TextField } from '../fields/text.ts';
import type { RichTextNode } from '../text/rich-text.ts';

/** A text of a block that is translated by itself. */
export interface Segment {
  /** The property; in a list the id of the entry and the property in it follow. */
  place: readonly string[];
  /** Where it stands now: the place with the number of an entry for its id. */
  path: readonly (string | number)[];
  /** A plain text, or one block of a formatted text, such as a paragraph. */
  text: string | RichTextNode;
}

/**
 * The texts of a block that are another one in each language, in the order of its declaration: what is written and matters
 * now, without texts that are empty. Choices, numbers, files and links say the same everywhere, and so does a text with
 * `translated: false`.
 */
export function listSegments(definition: AnyBlockDefinition, props: Readonly<Record<string, unknown>>): Segment[] {
  return listOf(definition.props as Fields, readProps(definition, props));
}

function listOf(fields: Fields, values: Readonly<Record<string, unknown>>): Segment[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    holds(field.when, values)
      ? listOfField(field, values[name]).map(({ place, path, text }) => ({
          place: [name, ...place],
          path: [name, ...path],
          text,
        }))
      : [],
  );
}

function listOfField(field: Field, value: unknown): Segment[] {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return (field as TextField).isTranslated && String(value).trim() !== ''
        ? [{ place: [], path: [], text: String(value) }]
        : [];
    case 'richText':
      return ((value as RichTextNode).content ?? []).map((text) => ({ place: [], path: [], text }));
    case 'list':
      return (value as StoredItem<Fields>[]).flatMap((entry, index) => {
        const { item } = field as Field as ListField;
        return listOf(item, readFields(item, entry)).map(({ place, path, text }) => ({
          place: [entry.id, ...place],
          path: [index, ...path],
          text,
        }));
      });
    default:
      return [];
  }
}
