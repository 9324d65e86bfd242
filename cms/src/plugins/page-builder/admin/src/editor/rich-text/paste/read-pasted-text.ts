import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { type ListTypes, readListLines } from './read-list-lines.ts';

/**
 * Plain text from the clipboard as the text it goes into takes it: its lines are paragraphs, and items within a list.
 * Lines that are written as a list become one.
 * @param isPlain true when it was asked for without formatting: then no sign at the start of a line means anything
 */
export function readPastedText(text: string, $context: ResolvedPos, isPlain: boolean): Slice {
  const { schema } = $context.doc.type;
  const types = schema.nodes as unknown as ListTypes;
  const marks = $context.marks();
  const write = (line: string): Node => types.paragraph.create(null, line === '' ? null : schema.text(line, marks));
  const lines = splitLines(text);
  const list = isPlain ? undefined : readListLines(lines, types, write);
  const around = lines.length > 1 ? listAround($context) : undefined;
  if (!around) return Slice.maxOpen(list ?? Fragment.from(lines.map(write)));
  // Of either kind they go on in the list that is there.
  const items = list?.content.flatMap(({ content }) => content.content);
  const own = items ?? lines.map((line) => types.listItem.create(null, write(line)));
  return Slice.maxOpen(Fragment.from(around.type.create(around.attrs, own)));
}

/** Blank lines only hold others apart, and the end of line at the very end belongs to what was copied. */
function splitLines(text: string): string[] {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const written = lines.filter((line) => line.trim() !== '');
  return written.length > 0 ? written : lines;
}

/** The list in which the caret is in a paragraph right in an item. */
export function listAround($context: ResolvedPos): Node | undefined {
  const item = $context.depth >= 3 ? $context.node(-1) : undefined;
  return item?.type.name === 'listItem' ? $context.node(-2) : undefined;
}
