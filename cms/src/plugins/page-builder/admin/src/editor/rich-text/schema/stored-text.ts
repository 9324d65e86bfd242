import { getSchema } from '@tiptap/core';
import type { Node as ProseMirrorNode, Schema } from '@tiptap/pm/model';
import type { RichTextMark, RichTextNode } from 'page-format';
import { SCHEMA_EXTENSIONS } from './extensions.ts';

/** A stored text as the editor takes it, or the name of what the editor would drop without a word. */
export type ReadText = { text: RichTextNode } | { unknown: string };

/**
 * Checks a stored text before the editor mounts it: a node, a mark or an attribute its schema does not have, or an
 * order of nodes it does not allow, would be gone after the next save. What says nothing is put right instead: marks
 * in another order, attributes that are null, text without a character.
 */
export function readStoredText(stored: RichTextNode): ReadText {
  const schema = getSchema(SCHEMA_EXTENSIONS);
  const unknown = findUnknown(stored, schema);
  if (unknown !== undefined) return { unknown };
  const text = normalize(stored, schema);
  if (isEmptyText(text)) return { text: { type: 'doc', content: [{ type: 'paragraph' }] } };
  try {
    schema.nodeFromJSON(text).check();
    return { text };
  } catch (error) {
    return { unknown: (error as Error).message };
  }
}

/**
 * The document of an editor as it is stored: without the line the editor keeps at the end to go on typing in, and
 * without the empty half of links, which lead either to an address or to a page.
 */
export function toStoredText(document: ProseMirrorNode): RichTextNode {
  const text = tidy(document.toJSON() as RichTextNode);
  const blocks = text.content ?? [];
  const hasSpareLine = isEmptyParagraph(blocks.at(-1)) && blocks.at(-2)?.type !== 'paragraph';
  return hasSpareLine ? { ...text, content: blocks.slice(0, -1) } : text;
}

function isEmptyText({ type, content = [] }: RichTextNode): boolean {
  return type === 'doc' && content.length === 0;
}

function isEmptyParagraph(node: RichTextNode | undefined): boolean {
  return node?.type === 'paragraph' && !node.content?.length && !node.attrs?.textAlign;
}

function findUnknown(node: RichTextNode, schema: Schema): string | undefined {
  const type = schema.nodes[node.type];
  if (!type) return node.type;
  const attribute = findUnknownAttribute(node, type.spec.attrs);
  if (attribute) return attribute;
  for (const mark of node.marks ?? []) {
    const markType = schema.marks[mark.type];
    if (!markType) return mark.type;
    const found = findUnknownAttribute(mark, markType.spec.attrs);
    if (found) return found;
  }
  for (const child of node.content ?? []) {
    const found = findUnknown(child, schema);
    if (found) return found;
  }
  return undefined;
}

function findUnknownAttribute({ type, attrs = {} }: RichTextNode | RichTextMark, known: object = {}) {
  const name = Object.keys(attrs).find((key) => attrs[key] !== null && !Object.hasOwn(known, key));
  return name && `${type}.${name}`;
}

function normalize(node: RichTextNode, schema: Schema): RichTextNode {
  const order = Object.keys(schema.marks);
  const rank = (mark: RichTextMark) => order.indexOf(mark.type);
  return mapText(node, (current) => ({
    ...current,
    ...(current.marks && { marks: current.marks.toSorted((one, other) => rank(one) - rank(other)) }),
    ...(current.content && { content: current.content.filter((child) => child.type !== 'text' || child.text) }),
  }));
}

function tidy(node: RichTextNode): RichTextNode {
  return mapText(node, (current) => (current.marks ? { ...current, marks: current.marks.map(tidyMark) } : current));
}

function tidyMark(mark: RichTextMark): RichTextMark {
  if (mark.type !== 'link' || mark.attrs?.$ref) return mark;
  const { $ref, documentId, hash, ...attrs } = mark.attrs ?? {};
  return { ...mark, attrs };
}

function mapText(node: RichTextNode, change: (node: RichTextNode) => RichTextNode): RichTextNode {
  const content = node.content?.map((child) => mapText(child, change));
  return change(content ? { ...node, content } : node);
}
