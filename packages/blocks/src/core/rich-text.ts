import { z } from 'zod';
import { isReference, type PageReference } from './references.ts';

/**
 * The rich-text content model of specification point 3, as Tiptap stores it. The schema checks what rendering relies
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

const NODE: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.enum(RICH_TEXT_NODES),
    attrs: ATTRIBUTES.optional(),
    content: z.array(NODE).optional(),
    marks: z.array(MARK).optional(),
    text: z.string().optional(),
  }),
) as z.ZodType<RichTextNode>;

/** A whole rich-text document. */
export const RICH_TEXT_SCHEMA = NODE.refine((node) => node.type === 'doc');

const ANY_NODE: z.ZodType<RichTextNode> = z.lazy(() =>
  z.looseObject({
    type: z.string(),
    attrs: z.record(z.string(), z.unknown()).optional(),
    content: z.array(ANY_NODE).optional(),
    marks: z.array(z.looseObject({ type: z.string(), attrs: z.record(z.string(), z.unknown()).optional() })).optional(),
    text: z.string().optional(),
  }),
) as unknown as z.ZodType<RichTextNode>;

/**
 * A document with nodes, marks or attributes that the content model does not have. Nothing but what the model has is
 * drawn of it, and the editor refuses it, but nobody may take it for an empty one and write over it.
 */
export function isForeignRichText(value: unknown): value is RichTextNode {
  return ANY_NODE.safeParse(value).success && (value as RichTextNode).type === 'doc';
}

/**
 * The page of this site that a link mark leads to. Its attributes are the reference itself (contract point 3), next to
 * those of every link, so that whatever collects references finds it, and it survives a page's new address.
 */
export function linkedPage({ type, attrs }: RichTextMark): PageReference | undefined {
  if (type !== 'link' || attrs?.$ref !== 'api::page.page' || !isReference(attrs)) return undefined;
  const { hash } = attrs as { hash?: unknown };
  return { $ref: attrs.$ref, documentId: attrs.documentId, hash: typeof hash === 'string' ? hash : '' };
}

/** Every node of a document in reading order. */
export function* walkRichText(node: RichTextNode): Generator<RichTextNode> {
  yield node;
  for (const child of node.content ?? []) yield* walkRichText(child);
}

/** True when a document shows nothing: only empty paragraphs, headings and lists. */
export function isEmptyRichText(document: RichTextNode): boolean {
  return ![...walkRichText(document)].some(
    (node) => node.text?.trim() || node.type === 'horizontalRule' || node.type === 'table',
  );
}
