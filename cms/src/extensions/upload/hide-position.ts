import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { errors, type ReceivedFile } from 'strapi-plugin-page-builder/server';

/** Boxes of an MP4 that hold boxes in which phones write down where a video was made (ISO/IEC 14496-12). */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** Boxes for what a video says of itself: its place, its title, the device. No player needs them. */
const ASIDES = new Set(['udta', 'meta']);

/** A track of positions, as cameras for sports record one. */
const POSITIONS = 'gpmd';

/** Names of tags of WebM that stand before a position, and the element that holds the position. */
const WEBM_TAG = /\x45\xa3.{1,8}?(?:LOCATION|GPS|GEO)[\w.-]*\x44\x87/gs;

/** The segment of a JPEG with what the camera or a program wrote down, behind its length (Exif 2.32, 4.5.4; XMP, part 3). */
const ASIDE_SEGMENT = /\xff\xe1..(?:Exif\0\0|http:\/\/ns\.adobe\.com\/xap\/)/gs;

/** A position as XMP says it: as an attribute, or as an element. */
const XMP_POSITION = /(?<!\/)(exif:GPS\w+(?:\s*=\s*["']|>))([^"'<]*)/g;

/** By the ending of a file. */
const BLANKED: Readonly<Record<string, (bytes: Buffer, name: string) => Range[]>> = {
  '.mp4': blankMp4,
  '.webm': blankWebm,
  '.pdf': blankPdf,
};

/**
 * Takes out of a video, or of the pictures in a PDF, in place, where it was made. Pictures lose it when they are decoded.
 * @returns whether there was something to take out
 * @throws ValidationError for a video with a track of positions, which stand between its pictures
 */
export async function hidePosition({ filepath, originalFilename }: ReceivedFile): Promise<boolean> {
  const name = originalFilename ?? '';
  const blank = BLANKED[extname(name).toLowerCase()];
  if (!blank) return false;
  const file = await open(filepath, 'r+');
  try {
    const bytes = await file.readFile();
    const found = blank(bytes, name);
    for (const [start, end] of found) await file.write(bytes, start, end - start, start);
    return found.length > 0;
  } finally {
    await file.close();
  }
}

type Range = readonly [start: number, end: number];

/** Pictures stand in a PDF as they were, and what it says of itself as plain XMP; neither may change its length. */
function blankPdf(bytes: Buffer): Range[] {
  const text = bytes.toString('latin1');
  const segments = [...text.matchAll(ASIDE_SEGMENT)].map(({ index }): Range => {
    const end = Math.min(index + 2 + bytes.readUInt16BE(index + 2), bytes.length);
    bytes.fill(0, index + 4, end);
    return [index + 4, end];
  });
  const positions = [...text.matchAll(XMP_POSITION)].map(({ 0: whole, 1: before = '', index }): Range => {
    bytes.fill(' ', index + before.length, index + whole.length);
    return [index + before.length, index + whole.length];
  });
  return [...segments, ...positions];
}

/** Turns boxes into ones that say nothing, of the same length, so that everything stays where it is. */
function blankMp4(bytes: Buffer, name: string, [start, end]: Range = [0, bytes.length]): Range[] {
  const blanked: Range[] = [];
  for (let place = start; place + 8 <= end; ) {
    const box = readBox(bytes, place, end);
    if (!box) break;
    const { type, body, next } = box;
    if (type === 'stsd' && bytes.subarray(body, next).includes(POSITIONS)) {
      throw new errors.ValidationError(
        `The video "${name}" records where it was made from moment to moment. Export it again without that.`,
      );
    }
    if (ASIDES.has(type)) {
      bytes.write('free', place + 4, 'latin1');
      bytes.fill(0, body, next);
      blanked.push([place, next]);
    } else if (CONTAINERS.has(type)) {
      blanked.push(...blankMp4(bytes, name, [body, next]));
    }
    place = next;
  }
  return blanked;
}

function readBox(bytes: Buffer, place: number, end: number): { type: string; body: number; next: number } | undefined {
  const size = bytes.readUInt32BE(place);
  const type = bytes.toString('latin1', place + 4, place + 8);
  const isLong = size === 1;
  if (isLong && place + 16 > end) return undefined;
  // A box of no size goes on to the end of the file.
  const length = isLong ? Number(bytes.readBigUInt64BE(place + 8)) : size === 0 ? end - place : size;
  const body = place + (isLong ? 16 : 8);
  return length < body - place || place + length > end ? undefined : { type, body, next: place + length };
}

/** Overwrites the texts of such tags with spaces. */
function blankWebm(bytes: Buffer): Range[] {
  return [...bytes.toString('latin1').matchAll(WEBM_TAG)].map(({ 0: tag, index }) => {
    const place = index + tag.length;
    const [length, start] = readSize(bytes, place);
    const end = Math.min(start + length, bytes.length);
    bytes.fill(' ', start, end);
    return [start, end];
  });
}

/** How long an element is (RFC 8794, 4.4): as many zeros as it has further bytes, a one, and the number. */
function readSize(bytes: Buffer, place: number): [size: number, end: number] {
  const first = bytes[place] ?? 0x80;
  const width = Math.max(1, Math.clz32(first) - 23);
  const rest = bytes.subarray(place + 1, place + width);
  return [rest.reduce((sum, byte) => sum * 256 + byte, first & (0xff >> width)), place + width];
}
