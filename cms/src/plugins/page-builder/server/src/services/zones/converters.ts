import type { EntryReference, Field, MediaReference, RichTextNode } from 'page-format';
import type { ReferenceField } from 'page-format/fields';
import { type FileRow, type FolderNames, toPublicMedia } from '../delivery/public-media.ts';
import { readMarkdown, writeMarkdown } from './markdown.ts';
import { readStrapiBlocks, type StrapiBlock, writeStrapiBlocks, writeStrapiText } from './strapi-blocks.ts';

/** An attribute of a component, as far as it matters here. */
export interface ZoneAttribute {
  type: string;
  customField?: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
  relation?: string;
  target?: string;
}

export interface ConversionContext {
  folders: FolderNames;
  /** Numeric ids of files, which is how entries are given them. */
  fileIds: ReadonlyMap<string, number>;
}

/** A value there and back. Both ways get values that are there, and never null. */
export interface Converter {
  toProp(value: unknown, context: ConversionContext): unknown;
  toAttribute(stored: unknown, context: ConversionContext): unknown;
  /** True where the way back always gives the same. */
  isExact?: boolean;
}

/** Types whose values are kept as they are, where the property takes them. */
const PLAIN = new Set([
  ...['string', 'text', 'richtext', 'email', 'uid', 'enumeration', 'date', 'datetime', 'time', 'timestamp'],
  ...['integer', 'biginteger', 'float', 'decimal', 'boolean', 'customField'],
]);

const PLAIN_VALUE: Converter = { toProp: (value) => value, toAttribute: (stored) => stored };

/**
 * How values of an attribute become those of a property.
 * @param values of an enumeration, and what each is called in the block
 * @returns a sentence where they cannot
 */
export function findConverter(
  attribute: ZoneAttribute,
  field: Field,
  values?: Readonly<Record<string, string | number>>,
): Converter | string {
  const { type, target } = attribute;
  if (values) return translateValues(values);
  if (type === 'media') return field.kind === 'media' ? MEDIA : refuse(type, field, 'media');
  if (type === 'relation') {
    if (field.kind !== 'reference') return refuse(type, field, 'reference');
    const { contentType } = field as Field & Pick<ReferenceField, 'contentType'>;
    return contentType === target
      ? refer(contentType)
      : `the property refers to ${contentType}, and the attribute to ${target}.`;
  }
  if (field.kind === 'media' || field.kind === 'reference' || field.kind === 'list') {
    return `an attribute of type ${type} cannot fill a property of kind ${field.kind}.`;
  }
  if (type === 'blocks') return field.kind === 'richText' ? BLOCKS : BLOCKS_AS_TEXT;
  if (field.kind === 'richText') {
    return type === 'richtext' ? MARKDOWN : refuse(type, field, 'richText, which takes "richtext" and "blocks"');
  }
  return PLAIN.has(type) ? PLAIN_VALUE : `attributes of type ${type} cannot be taken over.`;
}

function refuse(type: string, { kind }: Field, wanted: string): string {
  return `an attribute of type ${type} needs a property of kind ${wanted}, and this one is of kind ${kind}.`;
}

const MEDIA: Converter = {
  isExact: true,
  toProp(value, { folders }) {
    const { documentId, focalPoint: _, ...snapshot } = toPublicMedia(value as FileRow, folders);
    return { $ref: 'media', documentId, snapshot } satisfies MediaReference;
  },
  toAttribute: (stored, { fileIds }) => fileIds.get((stored as MediaReference).documentId) ?? null,
};

const refer = ($ref: EntryReference['$ref']): Converter => ({
  isExact: true,
  toProp: (value) => ({ $ref, documentId: (value as { documentId: string }).documentId }) satisfies EntryReference,
  toAttribute: (stored) => (stored as EntryReference).documentId,
});

const MARKDOWN: Converter = {
  toProp: (value) => readMarkdown(String(value)),
  toAttribute: (stored) => writeMarkdown(stored as RichTextNode),
};

const BLOCKS: Converter = {
  toProp: (value) => readStrapiBlocks(value as StrapiBlock[]),
  toAttribute: (stored) => writeStrapiBlocks(stored as RichTextNode),
};

const BLOCKS_AS_TEXT: Converter = {
  toProp: (value) => writeStrapiText(value as StrapiBlock[]),
  toAttribute: (stored) =>
    String(stored)
      .split('\n')
      .map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
};

function translateValues(values: Readonly<Record<string, string | number>>): Converter | string {
  const back = new Map(Object.entries(values).map(([value, own]) => [own, value]));
  if (back.size < Object.keys(values).length) return 'two "values" become the same; the way back needs one each.';
  return {
    toProp: (value) => values[String(value)] ?? value,
    toAttribute: (stored) => back.get(stored as string | number) ?? stored,
  };
}
