import { inflateRawSync } from 'node:zlib';

/** A part of a zip file, as the file's directory describes it. */
export interface ZipPart {
  name: string;
  /** Its bytes once it is unpacked, by what the directory says. */
  size: number;
  /** Unpacks it, and stops where it turns out to be larger. @throws Error when it is not of that size */
  read(): Uint8Array;
}

const END_OF_DIRECTORY = 'PK\x05\x06';
const ENTRY = 0x02014b50;

/**
 * The parts of a zip file (APPNOTE.TXT, 4.3). Files of more than 4 GB and encrypted parts are not known here.
 * @throws Error when the bytes are no zip file
 */
export function listParts(bytes: Uint8Array): ZipPart[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf(END_OF_DIRECTORY, undefined, 'latin1');
  if (end < 0) throw new Error('There is no directory.');
  const parts: ZipPart[] = [];
  let entry = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (file.readUInt32LE(entry) !== ENTRY) throw new Error('The directory is damaged.');
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => file.readUInt16LE(entry + place));
    const name = file.toString('utf8', entry + 46, entry + 46 + nameLength);
    const size = file.readUInt32LE(entry + 24);
    const method = file.readUInt16LE(entry + 10);
    const packed = findPacked(file, file.readUInt32LE(entry + 42), file.readUInt32LE(entry + 20));
    parts.push({ name, size, read: () => unpack(packed, method, size) });
    entry += 46 + nameLength + extra + comment;
  }
  return parts;
}

function findPacked(file: Buffer, local: number, length: number): Buffer {
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  return file.subarray(start, start + length);
}

function unpack(packed: Buffer, method: number, size: number): Uint8Array {
  if (method !== 0 && method !== 8) throw new Error('This way of packing is not known.');
  // The least that may be asked for.
  const part = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  if (part.length !== size) throw new Error('The part is not of the size that the directory says.');
  return part;
}
