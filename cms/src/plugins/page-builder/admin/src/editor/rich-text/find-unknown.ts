import type { RichTextNode } from '@lumavelo/blocks/core';
import { getSchema } from '@tiptap/core';
import { RICH_TEXT_EXTENSIONS } from './extensions.ts';

/**
 * The first thing in a text that the editor would drop without a word: a node, a mark or an attribute its schema does
 * not have, or an order of nodes it does not allow.
 * @returns its name, or undefined when the editor can hold all of the text
 */
export function findUnknown(text: RichTextNode): string | undefined {
  const schema = getSchema(RICH_TEXT_EXTENSIONS);
  const unknown = findUnknownName(text, schema);
  if (unknown !== undefined || isEmptyText(text)) return unknown;
  try {
    schema.nodeFromJSON(text).check();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The default of a rich-text field; the editor begins it with a paragraph. */
export function isEmptyText(text: RichTextNode): boolean {
  return text.type === 'doc' && (text.content ?? []).length === 0;
}

type Schema = ReturnType<typeof getSchema>;

function findUnknownName(node: RichTextNode, schema: Schema): string | undefined {
  const type = schema.nodes[node.type];
  if (!type) return node.type;
  const attribute = Object.keys(node.attrs ?? {}).find((name) => !Object.hasOwn(type.spec.attrs ?? {}, name));
  if (attribute) return `${node.type}.${attribute}`;
  for (const mark of node.marks ?? []) {
    const markType = schema.marks[mark.type];
    if (!markType) return mark.type;
    const name = Object.keys(mark.attrs ?? {}).find((key) => !Object.hasOwn(markType.spec.attrs ?? {}, key));
    if (name) return `${mark.type}.${name}`;
  }
  for (const child of node.content ?? []) {
    const found = findUnknownName(child, schema);
    if (found) return found;
  }
  return undefined;
}
