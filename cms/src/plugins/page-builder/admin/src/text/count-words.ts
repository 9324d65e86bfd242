import type { Node } from '@tiptap/pm/model';

/** How many words a text has: what stands between spaces and holds a letter or a digit. */
export function countWords(document: Node): number {
  const text = document.textBetween(0, document.content.size, ' ', ' ');
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
