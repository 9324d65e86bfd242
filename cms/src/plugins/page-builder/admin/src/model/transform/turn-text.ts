import type { RichTextNode } from 'page-format';
import { readLines, readPlainText } from '../text-blocks.ts';

/** What a text loses when it becomes one of another kind. */
export type TextLoss = 'formatting' | 'links' | 'headings' | 'lists' | 'tables' | 'lines';

/** Kinds of fields that hold words. */
export type TextKind = 'text' | 'textarea' | 'richText';

export function isTextKind(kind: string | undefined): kind is TextKind {
  return kind === 'text' || kind === 'textarea' || kind === 'richText';
}

interface TurnedText {
  value: unknown;
  losses: readonly TextLoss[];
}

/**
 * A valid value of one kind of text as one of another: a formatted text as lines, lines as paragraphs, several lines as
 * one.
 * @param level for words that become a formatted text as its heading
 */
export function turnText(value: unknown, from: TextKind, to: TextKind, level?: number): TurnedText {
  if (from === to) return { value, losses: [] };
  if (from !== 'richText')
    return to === 'richText' ? toRichText(value as string, level) : toLines([value as string], to);
  const { content = [] } = value as RichTextNode;
  const { value: lines, losses } = toLines(
    content.map((node) => readLines(node).join('\n')).filter((lines) => lines !== ''),
    to,
  );
  return { value: lines, losses: [...content.reduce(noteLosses, new Set<TextLoss>()), ...losses] };
}

/** The level of the heading that a formatted text is, when it is nothing else. */
export function headingLevel({ content = [] }: RichTextNode): number | undefined {
  const [only, ...others] = content.filter((node) => readLines(node).length > 0);
  return only?.type === 'heading' && others.length === 0 ? Number(only.attrs?.level) : undefined;
}

function toRichText(text: string, level: number | undefined): TurnedText {
  const document = readPlainText(text);
  if (level === undefined) return { value: document, losses: [] };
  const content = document.content?.map((node) => ({ ...node, type: 'heading', attrs: { level } }));
  return { value: { ...document, content }, losses: [] };
}

function toLines(paragraphs: readonly string[], to: TextKind): TurnedText {
  if (to === 'textarea') return { value: paragraphs.join('\n\n'), losses: [] };
  const lines = paragraphs.flatMap((paragraph) => paragraph.split(/\r?\n/)).filter((line) => line.trim() !== '');
  const isOne = lines.length < 2;
  return { value: isOne ? lines.join('') : lines.map((line) => line.trim()).join(' '), losses: isOne ? [] : ['lines'] };
}

const LOST_NODES: Readonly<Record<string, TextLoss | undefined>> = {
  heading: 'headings',
  bulletList: 'lists',
  orderedList: 'lists',
  table: 'tables',
  blockquote: 'formatting',
  codeBlock: 'formatting',
  horizontalRule: 'formatting',
};

/** Notes what of a node and all within it words alone do not have. */
function noteLosses(found: Set<TextLoss>, { type, attrs = {}, marks = [], content = [] }: RichTextNode): Set<TextLoss> {
  const lost = LOST_NODES[type];
  if (lost) found.add(lost);
  if (attrs.textAlign && attrs.textAlign !== 'left') found.add('formatting');
  for (const mark of marks) found.add(mark.type === 'link' ? 'links' : 'formatting');
  return content.reduce(noteLosses, found);
}
