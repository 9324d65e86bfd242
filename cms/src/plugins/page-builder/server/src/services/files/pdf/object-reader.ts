import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** Told of every entry of every dictionary, and of objects that are no dictionary with no key. */
export type Judge = (key: string | undefined, value: PDFObject) => void;

/** Bytes that the object streams of one file have when unpacked. */
const UNPACKED_LIMIT = 64 * 1024 * 1024;

const GREATER_THAN = 0x3e;

/**
 * Where something begins that a viewer may read as an object: `12 0 obj`, or the dictionary of a trailer. White space and
 * comments may stand between the parts.
 */
const GAP = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;
const HEAD = new RegExp(String.raw`(?<!\d)\d+${GAP}+\d+${GAP}*obj|trailer(?=${GAP}*<<)`, 'g');

/**
 * Reads every object of a PDF, wherever one begins: those that the table of objects does not name, older versions, and
 * those inside of streams as well. Viewers disagree about which of them count, and whoever means harm chooses.
 * @throws Error where something is no object, or cannot be unpacked
 */
export function readObjects(bytes: Buffer, judge: Judge): void {
  const budget = { bytes: UNPACKED_LIMIT };
  const reader = new ObjectReader(bytes, judge);
  const streams: PDFRawStream[] = [];
  for (const place of findObjects(bytes.toString('latin1'))) {
    const object = reader.readAt(place);
    if (object instanceof PDFRawStream) streams.push(object);
  }
  // After all else, which may say that they are encrypted.
  for (const stream of streams) readObjectStream(stream, judge, budget);
}

/** @returns where objects begin, just after their heads: also inside of streams, and of comments in other heads */
function* findObjects(text: string): Generator<number> {
  const heads = new RegExp(HEAD);
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    yield heads.lastIndex;
    heads.lastIndex = head.index + 1;
  }
}

/** Reads the objects that are packed into a stream, each of which has a number and a place. */
function readObjectStream({ dict, contents }: PDFRawStream, judge: Judge, budget: { bytes: number }): void {
  const unpacked = unpack(dict, contents, budget.bytes);
  budget.bytes -= unpacked.length;
  const reader = new ObjectReader(unpacked, judge);
  const first = readNumber(dict, 'First');
  const places = reader.readNumbers(2 * readNumber(dict, 'N'));
  for (const [index, place] of places.entries()) if (index % 2 === 1) reader.readAt(first + place);
}

/**
 * Programs pack objects with Flate or not at all. Everything else that a stream can say of its bytes is not believed,
 * because another reader might take it differently.
 */
function unpack(dict: PDFDict, contents: Uint8Array, limit: number): Uint8Array {
  const parameters = dict.get(PDFName.of('DecodeParms')) ?? PDFNull;
  const hasMore = ['F', 'FFilter', 'FDecodeParms', 'DP'].some((key) => dict.has(PDFName.of(key)));
  if (parameters !== PDFNull || hasMore) throw new Error('An object stream is packed in an unusual way.');
  const filter = dict.get(PDFName.of('Filter')) ?? PDFNull;
  const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
  const [only = PDFNull, ...others] = filters;
  if (others.length === 0 && only === PDFNull) return contents;
  if (others.length > 0 || only !== PDFName.of('FlateDecode')) throw new Error('An object stream has unusual filters.');
  return inflateSync(contents, { maxOutputLength: Math.max(1, limit) });
}

function readNumber(dict: PDFDict, key: string): number {
  const value = dict.get(PDFName.of(key));
  if (!(value instanceof PDFNumber)) throw new Error(`An object stream has no number as ${key}.`);
  return value.asNumber();
}

/** The library's parser of objects, which leaves streams alone that hold no objects, and forgets no entry. */
class ObjectReader extends PDFParser {
  readonly #judge: Judge;

  constructor(bytes: Uint8Array, judge: Judge) {
    super(bytes);
    this.#judge = judge;
  }

  readAt(offset: number): PDFObject {
    this.bytes.moveTo(offset);
    const object = this.parseObject();
    this.#judge(undefined, object);
    return object;
  }

  readNumbers(count: number): number[] {
    this.bytes.moveTo(0);
    const numbers: number[] = [];
    while (numbers.length < count) {
      this.skipWhitespaceAndComments();
      numbers.push(this.parseRawInt());
    }
    return numbers;
  }

  protected override parseDictOrStream(): ReturnType<PDFParser['parseDict']> | PDFRawStream {
    const start = this.bytes.offset();
    const dict = this.parseDict();
    if (!dict.has(PDFName.of('First')) || !dict.has(PDFName.of('N'))) return dict;
    this.bytes.moveTo(start);
    return super.parseDictOrStream() as PDFDict | PDFRawStream;
  }

  /** Of a key that stands twice the library keeps one value, and a viewer may keep the other. */
  protected override parseDict(): PDFDict {
    const dict = PDFDict.withContext(this.context);
    this.bytes.assertNext(0x3c);
    this.bytes.assertNext(0x3c);
    this.skipWhitespaceAndComments();
    while (this.bytes.peek() !== GREATER_THAN) {
      const key = this.parseName();
      const value = this.parseObject();
      this.#judge(key.decodeText(), value);
      dict.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(GREATER_THAN);
    this.bytes.assertNext(GREATER_THAN);
    return dict;
  }
}
