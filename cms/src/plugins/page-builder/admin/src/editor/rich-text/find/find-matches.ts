import type { Node } from '@tiptap/pm/model';

/** A place in a document, as ProseMirror counts. */
export interface Match {
  from: number;
  to: number;
}

/** What is searched for. */
export interface Search {
  text: string;
  matchCase: boolean;
}

/** Stands for what is no text, so that a search never reaches across it. */
const NO_TEXT = '\ufffc';

/** Every place where a text stands, in reading order. Marks do not matter; a match keeps within its paragraph. */
export function findMatches(document: Node, { text, matchCase }: Search): Match[] {
  if (text === '') return [];
  const pattern = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), matchCase ? 'gu' : 'giu');
  const matches: Match[] = [];
  document.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const words = node.textBetween(0, node.content.size, undefined, NO_TEXT);
    for (const found of words.matchAll(pattern)) {
      const from = position + 1 + found.index;
      matches.push({ from, to: from + found[0].length });
    }
    return false;
  });
  return matches;
}
