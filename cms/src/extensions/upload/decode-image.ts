import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** What is made of a picture. */
export interface ImageJob {
  /** The picture as it arrived. */
  path: string;
  /** Where versions of it are written: this and the version's name. */
  target: string;
  /** Of the picture itself where it is stored anew, 1 to 100; null where it is only stored anew if it must be. */
  quality: number | null;
  versions: readonly { prefix: string; width: number }[];
}

/** A version that was written. */
export interface WrittenImage {
  path: string;
  width: number;
  height: number;
  size: number;
}

export interface DecodedImage {
  /** Absent where the picture is stored as it arrived. */
  original?: WrittenImage;
  /** By their prefixes; none is scaled up. */
  versions: Readonly<Record<string, WrittenImage>>;
}

/** The bytes are no whole picture. */
export class FaultyImage extends Error {}

const WEBP_QUALITY = 78;

const EXIF_NAME = 'Exif\0\0';

const LOSSY = new Set(['jpeg', 'webp']);

/** Formats whose files are often larger than they need to be. */
const SHRINKING = new Set(['jpeg', 'png']);

/** Stored in full quality where it is stored anew for what it says beside its pixels. */
const FULL_QUALITY = 100;

/**
 * How each format begins what it says beside the pixels: where and by whom a picture was taken, in which program it was
 * made, or a second picture with as much. Found where there is none, a picture is stored anew and nothing else.
 */
const ASIDES = /Exif|EXIF|eXIf|xmpmeta|rdf:RDF|XMP DataXMP|com\.adobe\.xmp|8BIM|MPF\0|Raw profile type/;

/** Whether a picture says something beside its pixels, as far as its bytes show without decoding it. */
export function hasAsides(bytes: Uint8Array): boolean {
  return ASIDES.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
}

/**
 * Decodes a picture as seldom as it can be done: once for the picture itself, and once for its largest version, of which
 * the smaller ones are made. What is stored says nothing of the place where it was taken.
 * @throws FaultyImage, or what says that a version cannot be written
 */
export async function decodeImage({ path, target, quality, versions }: ImageJob): Promise<DecodedImage> {
  const bytes = await readFile(path);
  const { format, orientation = 1, autoOrient, ...head } = await read(sharp(bytes).metadata());
  const original = await storeAnew(bytes, { format, orientation, ...head }, quality);
  const written: DecodedImage['versions'] & Record<string, WrittenImage> = {};
  const wanted = versions
    .filter(({ width }) => width <= autoOrient.width)
    .sort((one, other) => other.width - one.width);
  let source: Sharp | undefined;
  for (const { prefix, width } of wanted) {
    source ??= await readPixels(sharp(bytes).autoOrient().resize({ width }));
    const webp = await read(
      source.clone().resize({ width }).webp({ quality: WEBP_QUALITY }).toBuffer({ resolveWithObject: true }),
    );
    written[prefix] = await write(`${target}-${prefix}`, webp);
  }
  // Nothing else has looked at the pixels.
  if (!original && !source) await read(sharp(bytes).stats());
  return { ...(original && { original: await write(`${target}-original`, original) }), versions: written };
}

interface Encoded {
  data: Buffer;
  info: { width: number; height: number; size: number; pageHeight?: number };
}

/** The picture upright, smaller, and without what stands beside its pixels; undefined where it has to change in nothing. */
async function storeAnew(
  bytes: Buffer,
  metadata: Pick<Metadata, 'format' | 'orientation' | 'exif' | 'xmp' | 'width' | 'height'>,
  quality: number | null,
): Promise<Encoded | undefined> {
  const { format, orientation = 1 } = metadata;
  const saysMore = hasAsides(bytes);
  // Encoding one takes minutes, and it is as small as it gets. Its position is in a part of its own.
  if (format === 'heif') return saysMore ? blank(bytes, metadata) : undefined;
  const mustChange = saysMore || orientation !== 1;
  if (!mustChange && (quality === null || !SHRINKING.has(format))) return undefined;
  const image = sharp(bytes, { animated: true }).autoOrient();
  // A quality of PNG and GIF would be fewer colours, the choice of which takes ten times as long as all else.
  const options = LOSSY.has(format) ? { quality: quality ?? FULL_QUALITY } : {};
  const encoded = await read(image.toFormat(format, options).toBuffer({ resolveWithObject: true }));
  return mustChange || encoded.info.size < bytes.length ? encoded : undefined;
}

/** Overwrites with zeros what an AVIF says beside its pixels. */
function blank(
  bytes: Buffer,
  { exif, xmp, width, height }: Pick<Metadata, 'exif' | 'xmp' | 'width' | 'height'>,
): Encoded {
  const data = Buffer.from(bytes);
  for (const aside of [exif, xmp]) {
    if (!aside) continue;
    // How the part is called is put before it by its reader, and not always by the file.
    const part = aside.subarray(aside.indexOf(EXIF_NAME) === 0 ? EXIF_NAME.length : 0);
    const place = data.indexOf(part);
    if (place >= 0) data.fill(0, place, place + part.length);
  }
  return { data, info: { width, height, size: data.length } };
}

/** The pixels, from which any number of versions is made. */
async function readPixels(image: Sharp): Promise<Sharp> {
  const { data, info } = await read(image.raw().toBuffer({ resolveWithObject: true }));
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function read<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new FaultyImage((error as Error).message);
  }
}

async function write(path: string, { data, info }: Encoded): Promise<WrittenImage> {
  await writeFile(path, data);
  return { path, width: info.width, height: info.pageHeight ?? info.height, size: info.size };
}
