import { dequal } from 'dequal/lite';
import {
  hasWords,
  type RichTextNode,
  readTagged,
  type Segment,
  shortenText,
  type TaggedProblem,
  writeTagged,
  writeTaggedLike,
} from 'page-format';
import { keyOfPair, type TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { versionOf } from '../../../../../shared/version.ts';
import { getSites } from '../../../api/sites.ts';

/** A line or paragraph of a text, as a file for translators has it; words and tags as `writeTagged` has them. */
export interface FileUnit {
  /** The text, the number of the line, and the version of what stood here when the file was written. */
  id: string;
  /** Block and property, for people. */
  name: string;
  source: string;
  /** Empty while it says the same as the original. */
  target: string;
  /** For the translator's program; what comes back does not say it. */
  isConfirmed?: boolean;
}

/** What a file for translators says of one page. */
export interface FilePart {
  /** The page, its field, and the two locales; see `nameDocument`. */
  document: string;
  /** What the page is called, for people. */
  title: string;
  units: readonly FileUnit[];
}

/** What a file for translators says, in whatever format: the texts of some pages in two languages. */
export interface TranslationFile {
  /** Language tags. */
  from: string;
  to: string;
  parts: readonly FilePart[];
}

export interface DocumentPlace {
  model: string;
  documentId: string;
  field: string;
  from: string;
  to: string;
}

/** The tag of a language, as files name it. */
export function tagOf(model: string, locale: string): string {
  return getSites().findPlace({ model, locale, values: {} }).lang;
}

/** What tells the file of one page and pair of languages from all others. */
export function nameDocument({ model, documentId, field, from, to }: DocumentPlace): string {
  return [model, documentId, field, from, to].join('/');
}

/** The page that a part of a file is of; undefined for a name that is none. */
export function readDocument(name: string): DocumentPlace | undefined {
  const [model = '', documentId = '', field = '', from = '', to = '', ...more] = name.split('/');
  const place = { model, documentId, field, from, to };
  return more.length === 0 && Object.values(place).every((value) => value !== '') ? place : undefined;
}

/** The texts of a page as lines for translators, in the order of the page; without those that have no words. */
export function writeUnits(pairs: readonly TextPair[], nameOf: (pair: TextPair) => string): FileUnit[] {
  return pairs.flatMap((pair) => {
    const targets = writeTarget(pair);
    return writeTagged(pair.source.text).map((source, line) => ({
      ...{ id: `${keyOfPair(pair)}#${line + 1}@${versionOf(pair.target)}`, name: nameOf(pair), source },
      ...{ target: targets?.[line] ?? '', isConfirmed: pair.state === 'translated' },
    }));
  });
}

/** Whether a file has units for a text: not for a placeholder alone, which has no words. */
export const hasUnits = ({ source }: TextPair) => hasWords(source.text);

/** What stands here in the tags of the original; undefined where it says the same, or cannot be said in them. */
function writeTarget({ source, target, state }: TextPair): string[] | undefined {
  return state === 'new' || target === undefined ? undefined : writeTaggedLike(source.text, target);
}

/** Why a text of a file is not put in. */
export type FileProblem =
  | TaggedProblem
  /** The file has it, the page does not. */
  | 'foreign'
  /** The original says something else than it did when the file was written. */
  | 'changed'
  /** The file translates some of its lines, and not the others. */
  | 'partly';

/** A text that a file changes. */
export interface FileChange {
  pair: TextPair;
  text: string | RichTextNode;
  /** Whether somebody has written here since the file was written. */
  isWritten: boolean;
}

export interface FileComparison {
  changes: FileChange[];
  /** Texts that are not put in, by their names and the first words of their originals in the file. */
  problems: { name: string; words: string; problem: FileProblem }[];
  /** Texts that say here what the file says. */
  same: number;
  /** Texts that the file does not translate. */
  untranslated: number;
}

const ID = /^(?<key>.*)#(?<line>\d+)@(?<version>[^@#]*)$/s;

/** What a file would change on the page as it is now, text by text. */
export function compareFile(units: readonly FileUnit[], pairs: readonly TextPair[]): FileComparison {
  const known = new Map(pairs.map((pair) => [keyOfPair(pair), pair]));
  const comparison: FileComparison = { changes: [], problems: [], same: 0, untranslated: 0 };
  for (const [key, lines] of groupByText(units)) {
    const name = lines[0]?.name || key;
    const pair = known.get(key);
    const result = pair ? compareText(pair, lines) : 'foreign';
    if (result === 'same' || result === 'untranslated') comparison[result] += 1;
    else if (typeof result === 'string') comparison.problems.push({ name, words: readWords(lines), problem: result });
    else comparison.changes.push(result);
  }
  return comparison;
}

const readWords = (lines: readonly FileUnit[]) => shortenText((lines[0]?.source ?? '').replace(/<[^>]*>/g, ''), 40);

type Lines = readonly (FileUnit & { version: string })[];

/** Lines of one text, in their order; what has an id of another form stands for itself. */
function groupByText(units: readonly FileUnit[]): Map<string, Lines> {
  const texts = new Map<string, (FileUnit & { version: string; line: number })[]>();
  for (const unit of units) {
    const { key = unit.id, line = '1', version = '' } = ID.exec(unit.id)?.groups ?? {};
    const lines = texts.get(key) ?? [];
    lines.push({ ...unit, version, line: Number(line) });
    texts.set(key, lines);
  }
  for (const lines of texts.values()) lines.sort((one, other) => one.line - other.line);
  return texts;
}

function compareText(
  pair: TextPair,
  lines: Lines,
): FileChange | 'same' | 'untranslated' | Exclude<FileProblem, 'foreign'> {
  const answers = lines.map(({ target }) => target.trim());
  if (answers.every((answer) => answer === '')) return 'untranslated';
  if (isSameText(answers, writeTarget(pair))) return 'same';
  const sources = writeTagged(pair.source.text);
  if (
    !isSameText(
      lines.map(({ source }) => source.trim()),
      sources,
    )
  )
    return 'changed';
  if (answers.includes('')) return 'partly';
  const read = readTagged(pair.source.text, answers);
  if ('problem' in read) return read.problem;
  if (dequal(read.text, pair.target)) return 'same';
  return { pair, text: read.text, isWritten: lines.some(({ version }) => version !== versionOf(pair.target)) };
}

const isSameText = (lines: readonly string[], others: Segment['text'][] | undefined) =>
  lines.length === others?.length && lines.every((line, index) => line === others[index]);
