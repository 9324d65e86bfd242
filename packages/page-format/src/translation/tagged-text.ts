import type { RichTextNode } from '../text/rich-text.ts';
import type { Segment } from './segments.ts';

/** Why a translation cannot take the place of a text: its tags are not those that were sent, it says nothing, or too much. */
export type TaggedProblem = 'tags' | 'empty' | 'long';

/**
 * What of a text goes to a translation service: each line or paragraph with words, as XML whose only element is
 * `<x id="1">`. It stands around words with marks, such as a link, and empty for what is no translator's affair: line breaks,
 * inline code, `{{placeholders}}`, and the words that are kept. Neither structure nor the targets of links leave, so none can
 * come back changed.
 * @param kept what else no translator is to see, see `keepWords`
 */
export function writeTagged(text: Segment['text'], kept?: RegExp): string[] {
  return listUnits(text, kept).map((unit) => writePieces(toPieces(unit, kept)).trim());
}

/** Whether a text says anything that can be translated: a letter outside code and `{{placeholders}}`. */
export const hasWords = (text: Segment['text']): boolean => listUnits(text).length > 0;

/** Finds placeholders, and these very words where they stand by themselves. */
export function keepWords(words: readonly string[]): RegExp {
  if (words.length === 0) return PLACEHOLDER;
  // Of two that begin alike, the longer one.
  const longest = [...words].sort((one, other) => other.length - one.length).map(escapePattern);
  const kept = `(?<![\\p{L}\\p{N}])(?:${longest.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(`(${PLACEHOLDER.source.slice(1, -1)}|${kept})`, 'u');
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * A translation in the tags of its original, as `writeTagged` would have it back: each tag of the translation has the number
 * of the one that it stands for, the same one or else the next of its kind.
 * @returns undefined for a translation with other lines or other tags than its original
 */
export function writeTaggedLike(original: Segment['text'], translation: Segment['text']): string[] | undefined {
  if (typeof original !== typeof translation) return undefined;
  const [wanted, found] = [listUnits(original), listUnits(translation)];
  const lines = found.map((unit, index) => writeLike(toPieces(wanted[index] ?? []), toPieces(unit)));
  return wanted.length === found.length && lines.every((line) => line !== undefined) ? lines : undefined;
}

function writeLike(original: readonly Piece[], pieces: readonly Piece[]): string | undefined {
  const left = new Map(original.flatMap((piece, index) => (piece.isTagged ? [[index + 1, piece] as const] : [])));
  const take = (isSame: (piece: Piece) => boolean): number | undefined => {
    const [id] = [...left].find(([, piece]) => isSame(piece)) ?? [];
    if (id !== undefined) left.delete(id);
    return id;
  };
  const tagged = pieces.filter(({ isTagged }) => isTagged);
  // Those that are the same first, so that none of them is taken for another of its kind.
  const same = new Map(tagged.map((piece) => [piece, take((other) => tagOf(other) === tagOf(piece))]));
  const ids = new Map(
    tagged.map((piece) => [piece, same.get(piece) ?? take((other) => kindOf(other) === kindOf(piece))]),
  );
  if (left.size > 0 || [...ids.values()].includes(undefined)) return undefined;
  return writePieces(pieces, (piece) => ids.get(piece) ?? 0).trim();
}

/** What a tag stands for: its marks, and what of it is not sent. */
const tagOf = ({ node, isSent }: Piece) => JSON.stringify([node.type, node.marks ?? [], isSent || node.text]);
const kindOf = ({ node, isSent }: Piece) =>
  JSON.stringify([node.type, (node.marks ?? []).map(({ type }) => type), isSent || node.text]);

/** How many characters of what `writeTagged` wrote are words, of which translation services are paid by the number. */
export function countTagged(written: readonly string[]): number {
  return written.reduce((sum, text) => sum + untag(text).length, 0);
}

/** The words of what `writeTagged` wrote, as people read them. */
export function untag(written: string): string {
  return unescapeXml(written.replace(ANY_TAG, ''));
}

const ANY_TAG = /<[^<>]*>/g;

/**
 * A text with the translations of what `writeTagged` wrote of it, in the same order. Each tag must be there once, outside
 * of the others. Any other markup is taken for words, so that nothing becomes markup that was none.
 * @param kept as `writeTagged` had it
 */
export function readTagged(
  text: Segment['text'],
  answers: readonly string[],
  kept?: RegExp,
): { text: Segment['text'] } | { problem: TaggedProblem } {
  let problem: TaggedProblem | undefined;
  let next = 0;
  const read = mapUnits(text, (unit) => {
    if (!isWorded(unit, kept)) return unit;
    const result = readUnit(toPieces(unit, kept), answers[next] ?? '');
    next += 1;
    if (Array.isArray(result)) return result;
    problem ??= result;
    return unit;
  });
  return problem ? { problem } : { text: read };
}

/** Inline nodes that stand in one line or paragraph. */
type Unit = readonly RichTextNode[];

interface Piece {
  node: RichTextNode;
  /** Whether its words go out. */
  isSent: boolean;
  /** Whether it has a tag, whose id is its number from one on. */
  isTagged: boolean;
}

const PLACEHOLDER = /(\{\{[^{}]*\}\})/;
const LINE_BREAK = /(\r\n?|\n)/;

/** Signs of a text that one sign of a translation may have come from, and some for short texts. */
const longestOf = (length: number) => 10 * length + 500;

function mapUnits(text: Segment['text'], change: (unit: Unit) => Unit): Segment['text'] {
  if (typeof text !== 'string') return mapNode(text, change);
  const lines = text.split(LINE_BREAK).map((line, index) => (index % 2 === 0 ? changeLine(line, change) : line));
  return lines.join('');
}

function changeLine(line: string, change: (unit: Unit) => Unit): string {
  return change([{ type: 'text', text: line }])
    .map(({ text = '' }) => text)
    .join('');
}

function mapNode(node: RichTextNode, change: (unit: Unit) => Unit): RichTextNode {
  if (!node.content || node.type === 'codeBlock') return node;
  if (node.content.some(isInline)) return { ...node, content: joinTexts(change(node.content)) };
  return { ...node, content: node.content.map((child) => mapNode(child, change)) };
}

const isInline = ({ type }: RichTextNode) => type === 'text' || type === 'hardBreak';

function listUnits(text: Segment['text'], kept?: RegExp): Unit[] {
  const units: Unit[] = [];
  mapUnits(text, (unit) => {
    if (isWorded(unit, kept)) units.push(unit);
    return unit;
  });
  return units;
}

const isWorded = (unit: Unit, kept?: RegExp) =>
  toPieces(unit, kept).some(({ node, isSent }) => isSent && hasLetter(node.text));
const hasLetter = (text = '') => /\p{L}/u.test(text);

function toPieces(unit: Unit, kept = PLACEHOLDER): Piece[] {
  return unit.flatMap((node): Piece[] => {
    const isMarked = (node.marks ?? []).length > 0;
    if (node.type !== 'text' || node.marks?.some(({ type }) => type === 'code')) {
      return [{ node, isSent: false, isTagged: true }];
    }
    return (node.text ?? '').split(kept).flatMap((text, index): Piece[] => {
      if (text === '') return [];
      const isKept = index % 2 === 1;
      const isSent = !isKept && (!isMarked || hasLetter(text));
      return [{ node: { ...node, text }, isSent, isTagged: isMarked || isKept }];
    });
  });
}

function writePieces(
  pieces: readonly Piece[],
  idOf: (piece: Piece) => number = (piece) => pieces.indexOf(piece) + 1,
): string {
  return pieces
    .map((piece) => {
      const words = piece.isSent ? escapeXml(piece.node.text ?? '') : '';
      return piece.isTagged ? `<x id="${idOf(piece)}">${words}</x>` : words;
    })
    .join('');
}

/** What looks like one of our tags, at its odd places; a sign `<` ends what has no end. */
const TAG = /(<\/?x(?=[\s/>])[^<>]*>)/i;
const OPENING = /^<x\s+id\s*=\s*(["']?)(\d{1,6})\1\s*(\/?)>$/i;
const CLOSING = /^<\/x\s*>$/i;

function readUnit(pieces: readonly Piece[], answer: string): RichTextNode[] | TaggedProblem {
  const written = writePieces(pieces);
  if (answer.length > longestOf(written.length)) return 'long';
  if (answer.trim() === '') return 'empty';
  const parts = `${leadOf(written)}${answer.trim()}${tailOf(written)}`.split(TAG);
  const nodes: RichTextNode[] = [];
  const seen = new Set<number>();
  let open: Piece | undefined;
  let inside = '';
  const close = (): boolean => {
    if (!open || open.isSent === (inside.trim() === '')) return false;
    nodes.push(open.isSent ? { ...open.node, text: inside } : open.node);
    open = undefined;
    inside = '';
    return true;
  };
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      const words = readWords(part);
      if (open) inside += words;
      else if (words !== '') nodes.push({ type: 'text', text: words });
    } else if (CLOSING.test(part)) {
      if (!close()) return 'tags';
    } else {
      const [, , id = '', isEmpty] = OPENING.exec(part) ?? [];
      const piece = pieces[Number(id) - 1];
      if (open || !piece?.isTagged || seen.has(Number(id))) return 'tags';
      seen.add(Number(id));
      open = piece;
      if (isEmpty && !close()) return 'tags';
    }
  }
  const isWhole = !open && seen.size === pieces.filter(({ isTagged }) => isTagged).length;
  return isWhole ? nodes : 'tags';
}

const leadOf = (text: string) => text.slice(0, text.length - text.trimStart().length);
const tailOf = (text: string) => text.slice(text.trimEnd().length);

/** Words of an answer as plain text of one line, without what no text holds. */
function readWords(xml: string): string {
  return unescapeXml(xml)
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(/(?!\t)[\p{Cc}\p{Cs}]/gu, '');
}

/** Text as the content of an element. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Reads the entities of XML, and numbers; what is none stays as it is. */
function unescapeXml(xml: string): string {
  return xml.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, name: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? entity;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}

/** Neighbours with the same marks as one text. */
function joinTexts(nodes: Unit): RichTextNode[] {
  const joined: RichTextNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isSame = last?.type === 'text' && node.type === 'text' && isSameMarks(last.marks, node.marks);
    if (isSame) joined.splice(-1, 1, { ...last, text: `${last.text ?? ''}${node.text ?? ''}` });
    else joined.push(node);
  }
  return joined;
}

function isSameMarks(one: RichTextNode['marks'] = [], other: RichTextNode['marks'] = []): boolean {
  return one.length === other.length && JSON.stringify(one) === JSON.stringify(other);
}
