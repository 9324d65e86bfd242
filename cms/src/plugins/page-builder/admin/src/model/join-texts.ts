import { type AnyBlockDefinition, fitsLimit, isEmptyRichText, type Registry, type RichTextNode } from 'page-format';
import { readPlainText } from './text-blocks.ts';
import type { TreeBlock } from './tree.ts';

/** Two texts as one: what the first block's text becomes, and what of the second block's is left. */
export interface JoinedTexts {
  /** The property of the first block that holds the text. */
  prop: string;
  value: string | RichTextNode;
  /** Of the second block; undefined when nothing is left, and the block goes. */
  rest: { prop: string; value: RichTextNode } | undefined;
}

/** Why two texts stay apart. */
export type NotJoined = 'no-text' | 'formatting' | 'too-long' | 'hidden';

/** The property that is all a block has to say: of a title or a paragraph, or of a formatted text alone. */
export function findOnlyText(definition: AnyBlockDefinition | undefined): string | undefined {
  if (definition?.prose) return definition.prose.text;
  const names = Object.keys(definition?.props ?? {});
  return names.length === 1 && definition?.props[names[0] ?? '']?.kind === 'richText' ? names[0] : undefined;
}

/**
 * Joins the text of a block to that of the one before it: words to words, and paragraphs of formatted texts where both
 * have the same place. Formatting is never lost by it.
 */
export function joinTexts(first: TreeBlock, second: TreeBlock, registry: Registry): JoinedTexts | NotJoined {
  const into = registry.get(first.type);
  const prop = findOnlyText(into);
  const taken = findOnlyText(registry.get(second.type));
  if (!into || prop === undefined || taken === undefined) return 'no-text';
  // Neither are hidden words to be shown by it, nor shown ones to be hidden.
  if (first.hidden !== second.hidden) return 'hidden';
  const before = first.props[prop] as string | RichTextNode;
  const after = second.props[taken] as string | RichTextNode;
  if (typeof before !== 'string') {
    const value = joinDocuments(before, typeof after === 'string' ? readPlainText(after) : after);
    return { prop, value, rest: undefined };
  }
  if (typeof after === 'string') return joinWords(into, prop, before, after);
  const [line, ...others] = after.content ?? [];
  const words = line ? readWords(line) : '';
  if (words === undefined) return 'formatting';
  const joined = joinWords(into, prop, before, words);
  if (typeof joined === 'string') return joined;
  const left = { ...after, content: others };
  return { ...joined, rest: isEmptyRichText(left) ? undefined : { prop: taken, value: left } };
}

function joinWords(into: AnyBlockDefinition, prop: string, before: string, after: string): JoinedTexts | NotJoined {
  const field = into.props[prop] as { kind: string; maxLength?: number };
  const value = before + (field.kind === 'text' ? after.replace(/\s*\n\s*/g, ' ') : after);
  if (!fitsLimit(value, field.maxLength ?? Number.POSITIVE_INFINITY)) return 'too-long';
  return { prop, value, rest: undefined };
}

/** The words of a paragraph or a heading that is nothing but words; undefined for any other node. */
function readWords({ type, content = [] }: RichTextNode): string | undefined {
  if (type !== 'paragraph' && type !== 'heading') return undefined;
  let words = '';
  for (const { type: inline, text = '', marks = [] } of content) {
    if (marks.length > 0 || (inline !== 'text' && inline !== 'hardBreak')) return undefined;
    words += inline === 'hardBreak' ? '\n' : text;
  }
  return words;
}

const LINES = new Set(['paragraph', 'heading']);

/** The second document after the first; the line that one ends with and the line that the other begins with are one. */
function joinDocuments(first: RichTextNode, second: RichTextNode): RichTextNode {
  const before = isEmptyRichText(first) ? [] : (first.content ?? []);
  const after = isEmptyRichText(second) ? [] : (second.content ?? []);
  const last = before.at(-1);
  const [next, ...others] = after;
  if (!last || !next || !LINES.has(last.type) || !LINES.has(next.type))
    return { ...first, content: [...before, ...after] };
  const line = { ...last, content: [...(last.content ?? []), ...(next.content ?? [])] };
  return { ...first, content: [...before.slice(0, -1), line, ...others] };
}
