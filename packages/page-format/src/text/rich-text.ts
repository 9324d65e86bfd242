import { z } from 'zod';
import { type ContentType, isReference, type MediaReference, type PageReference } from '../references/references.ts';

/**
 * The rich-text content model, as Tiptap stores it. The schema checks what rendering relies
 * on: node and mark names, and attribute values that are plain (an array or object as an attribute is how
 * ProseMirror's serializer was once made to write markup of an attacker's choice).
 */
export interface RichTextMark {
  type: string;
  attrs?: Record<string, string | number | boolean | null | number[]>;
}

export interface RichTextNode {
  type: string;
  attrs?: Record<string, string | number | boolean | null | number[]>;
  content?: RichTextNode[];
  marks?: RichTextMark[];
  text?: string;
}

export const RICH_TEXT_NODES = [
  'doc',
  'paragraph',
  'heading',
  'blockquote',
  'bulletList',
  'orderedList',
  'listItem',
  'codeBlock',
  'horizontalRule',
  'hardBreak',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'text',
] as const;

export const RICH_TEXT_MARKS = ['bold', 'italic', 'strike', 'code', 'link'] as const;

/** `colwidth` of table cells is a list of pixel widths; every other attribute is a single plain value. */
const ATTRIBUTES = z
  .object({ colwidth: z.array(z.number()).max(100).nullable().optional() })
  .catchall(z.union([z.string().max(4_000), z.number(), z.boolean(), z.null()]));

const MARK = z.object({ type: z.enum(RICH_TEXT_MARKS), attrs: ATTRIBUTES.optional() });

/** One node; what it contains is looked at by `treeOf`. */
export const RICH_TEXT_NODE_SCHEMA = z.object({
  type: z.enum(RICH_TEXT_NODES),
  attrs: ATTRIBUTES.optional(),
  content: z.array(z.unknown()).optional(),
  marks: z.array(MARK).optional(),
  text: z.string().optional(),
});

/** A whole rich-text document. */
export const RICH_TEXT_SCHEMA = treeOf(RICH_TEXT_NODE_SCHEMA);

const ANY_NODE = z.looseObject({
  type: z.string(),
  attrs: z.record(z.string(), z.unknown()).optional(),
  content: z.array(z.unknown()).optional(),
  marks: z.array(z.looseObject({ type: z.string(), attrs: z.record(z.string(), z.unknown()).optional() })).optional(),
  text: z.string().optional(),
});

const FOREIGN_SCHEMA = treeOf(ANY_NODE);

/**
 * A document whose nodes all pass `node`. Refuses with the place of the first that does not. Zod's own recursion would
 * remember every object it meets, in case it meets itself; stored JSON cannot, and `checkShape` bounds its depth.
 */
function treeOf(node: z.ZodType<{ type: string; content?: unknown[] | undefined }>): z.ZodType<RichTextNode> {
  const refuse = (value: unknown, path: PropertyKey[]): PropertyKey[] | undefined => {
    const read = node.safeParse(value);
    if (!read.success) return [...path, ...(read.error.issues[0]?.path ?? [])];
    if (path.length === 0 && read.data.type !== 'doc') return path;
    for (const [index, child] of (read.data.content ?? []).entries()) {
      const place = refuse(child, [...path, 'content', index]);
      if (place) return place;
    }
    return undefined;
  };
  return z.custom<RichTextNode>().check(({ value, issues }) => {
    const path = refuse(value, []);
    if (path) issues.push({ code: 'custom', input: value, path });
  });
}

/**
 * A document with nodes, marks or attributes that the content model does not have. Nothing but what the model has is
 * drawn of it, and the editor refuses it, but nobody may take it for an empty one and write over it.
 */
export function isForeignRichText(value: unknown): value is RichTextNode {
  return FOREIGN_SCHEMA.safeParse(value).success;
}

/**
 * The page that a link mark leads to. Its attributes are the reference itself, next to those of every link, so that
 * whatever collects references finds it, and it survives a page's new address.
 * @param pages content types whose entries are pages
 */
export function linkedPage({ type, attrs }: RichTextMark, pages: readonly ContentType[]): PageReference | undefined {
  if (type !== 'link' || !isReference(attrs)) return undefined;
  const $ref = pages.find((page) => page === attrs.$ref);
  if (!$ref) return undefined;
  const { hash } = attrs as { hash?: unknown };
  return { $ref, documentId: attrs.documentId, hash: typeof hash === 'string' ? hash : '' };
}

/**
 * The file of the media library that a link mark leads to. Its attributes are the reference, as with a page; `href` is
 * where the file was when it was chosen.
 */
export function linkedFile({ type, attrs }: RichTextMark): Omit<MediaReference, 'snapshot'> | undefined {
  if (type !== 'link' || !isReference(attrs) || attrs.$ref !== 'media') return undefined;
  return { $ref: 'media', documentId: attrs.documentId };
}

/** Every node of a document in reading order, itself included. */
export function listRichTextNodes(node: RichTextNode, found: RichTextNode[] = []): RichTextNode[] {
  found.push(node);
  for (const child of node.content ?? []) listRichTextNodes(child, found);
  return found;
}

/** A copy in which one heading has another level; the same document when it has no such heading. */
export function setHeadingLevel(document: RichTextNode, index: number, level: number): RichTextNode {
  let before = index;
  const change = (node: RichTextNode): RichTextNode => {
    if (node.type === 'heading') {
      before -= 1;
      return before === -1 ? { ...node, attrs: { ...node.attrs, level } } : node;
    }
    const content = node.content?.map(change);
    return content?.some((child, place) => child !== node.content?.[place]) ? { ...node, content } : node;
  };
  return change(document);
}

/** True when a document shows nothing: only empty paragraphs, headings and lists. */
export function isEmptyRichText(document: RichTextNode): boolean {
  return !listRichTextNodes(document).some(
    (node) => node.text?.trim() || node.type === 'horizontalRule' || node.type === 'table',
  );
}
