/** A text of JSON that ends before its end, taken apart after the last block that is whole. */
export interface CutJson {
  /** What stands before the cut, with the brackets that are missing. */
  closed: string;
  /** Everything after it. */
  rest: string;
}

interface OpenBracket {
  closing: '}' | ']';
  /** True for a list of blocks: `blocks` of the document, or an area. */
  holdsBlocks: boolean;
  /** The key that is being read, of an object. */
  key: string;
}

const COLON = /\s*:/y;
const TOKEN = /"(?:[^"\\]|\\.)*"|"|[[\]{}:,]|[^\s"[\]{}:,]+/gs;

/**
 * Finds what can be read of a page whose JSON was cut, as by a column that was too short or a disk that was full. Only
 * lists of blocks are closed early, never a block: half of its properties would look like a whole one.
 * @returns undefined when the text is no cut JSON of a page, or no block of it is whole
 */
export function closeCutJson(text: string): CutJson | undefined {
  const open: OpenBracket[] = [];
  /** Where the last whole block ends, and what was open then. */
  let end = 0;
  let missing: string[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    // Cut inside a text, whose brackets are none.
    if (token === '"') break;
    if (token === '{' || token === '[') {
      open.push({ closing: token === '{' ? '}' : ']', holdsBlocks: token === '[' && isBlockList(open), key: '' });
    } else if (token === '}' || token === ']') {
      if (inner?.closing !== token) break;
      open.pop();
      if (open.length === 0) return undefined;
      if (open.at(-1)?.holdsBlocks) {
        end = index + 1;
        missing = open.map(({ closing }) => closing).reverse();
      }
    } else if (inner && token.startsWith('"')) {
      COLON.lastIndex = index + token.length;
      if (COLON.test(text)) inner.key = token.slice(1, -1);
    }
  }
  const closed = text.slice(0, end) + missing.join('');
  return end > 0 && isJson(closed) ? { closed, rest: text.slice(end) } : undefined;
}

function isBlockList(open: readonly OpenBracket[]): boolean {
  if (open.length === 1) return open[0]?.key === 'blocks';
  const [list, block, areas] = open.slice(-3);
  return list?.holdsBlocks === true && block?.key === 'areas' && areas?.closing === '}';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
