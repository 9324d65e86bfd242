import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The fields of an entry, each as a JSON text. */
export type Snapshot = Readonly<Record<string, string>>;

/** A field as its text, or as what stays of the text before at both ends, with what stands between them now. */
type Piece = string | [start: number, end: number, middle: string];

interface Encoded {
  fields: Record<string, Piece>;
  /** Fields that the version before has and this one has not. */
  gone?: string[];
}

/** Raised when the form below changes. */
const FORMAT = '1';

/** Shorter texts are no shorter when they are compressed. */
const WORTH_COMPRESSING = 200;

/** Far above what a page and its fields may hold, and far below what a process has. */
const LARGEST = 64 * 1024 * 1024;

/** A version that cannot be read, and why: `newer` ones can be read by a newer page builder. */
export class VersionError extends Error {
  readonly reason: 'damaged' | 'newer';
  constructor(reason: 'damaged' | 'newer', message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * A version as it is stored: compressed, and as the difference from the version before where that is given. An edit
 * touches one place of a page, so what stands between the two ends that stayed is short; and nothing has to be known of
 * what the texts hold, so blocks of any project, damaged ones as well, come back byte for byte.
 */
export function encodeVersion(snapshot: Snapshot, before?: Snapshot): string {
  const fields: Encoded['fields'] = {};
  for (const [name, text] of Object.entries(snapshot)) {
    const old = before && Object.hasOwn(before, name) ? before[name] : undefined;
    if (old === undefined) fields[name] = text;
    else if (old !== text) fields[name] = findPiece(old, text);
  }
  const gone = Object.keys(before ?? {}).filter((name) => !Object.hasOwn(snapshot, name));
  const json = JSON.stringify({ fields, ...(gone.length > 0 && { gone }) } satisfies Encoded);
  if (json.length < WORTH_COMPRESSING) return `${FORMAT}j${json}`;
  return `${FORMAT}z${deflateRawSync(json).toString('base64')}`;
}

/**
 * @param before the version that this one is the difference from
 * @throws VersionError
 */
export function decodeVersion(stored: string, before?: Snapshot): Snapshot {
  if (/^\d/.test(stored) && !stored.startsWith(FORMAT)) {
    throw new VersionError('newer', 'This version was written by a newer page builder. Update it to see this version.');
  }
  const { fields, gone = [] } = parse(stored);
  const result: Record<string, string> = {};
  for (const [name, text] of Object.entries(before ?? {})) if (!gone.includes(name)) result[name] = text;
  for (const [name, piece] of Object.entries(fields)) result[name] = join(piece, before?.[name]);
  return result;
}

/** Of all fields together; equal ones hold the same. */
export function digestOf(snapshot: Snapshot): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(snapshot).sort()) hash.update(`${name}\n${snapshot[name]?.length}\n${snapshot[name]}`);
  return hash.digest('hex').slice(0, 32);
}

function findPiece(before: string, after: string): Piece {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return [start, end, after.slice(start, after.length - end)];
}

function join(piece: Piece, before: string | undefined): string {
  if (typeof piece === 'string') return piece;
  const [start, end, middle] = piece;
  if (before === undefined || start + end > before.length) throw damaged();
  return before.slice(0, start) + middle + before.slice(before.length - end);
}

function parse(stored: string): Encoded {
  try {
    const content = stored.slice(2);
    const json =
      stored[1] === 'z'
        ? inflateRawSync(Buffer.from(content, 'base64'), { maxOutputLength: LARGEST }).toString()
        : content;
    const { fields, gone } = JSON.parse(json) as Partial<Encoded>;
    if (typeof fields !== 'object' || fields === null) throw damaged();
    return { fields, ...(gone && { gone }) };
  } catch {
    throw damaged();
  }
}

function damaged(): VersionError {
  return new VersionError('damaged', 'This version is damaged in the database and cannot be shown.');
}
