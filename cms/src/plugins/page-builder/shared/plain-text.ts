import type { RichTextNode, Segment } from 'page-format';

/** The words of a rich text, without structure. */
export function plainText(node: RichTextNode): string {
  if (node.text !== undefined) return node.text;
  return (node.content ?? [])
    .map(plainText)
    .join(node.type === 'paragraph' || node.type === 'heading' ? '' : ' ')
    .trim();
}

/** The words of a text that is translated by itself. */
export function readSegment({ text }: Pick<Segment, 'text'>): string {
  return typeof text === 'string' ? text : plainText(text);
}
