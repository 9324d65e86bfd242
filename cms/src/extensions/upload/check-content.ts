import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { errors } from '@lumavelo/page-builder/strapi-errors';

/** A file as it arrived, before anything was stored. */
export interface ReceivedFile {
  filepath: string;
  originalFilename?: string | null;
}

/** How files of a kind begin, and what their names end in. */
interface FileKind {
  endings: readonly string[];
  begins(head: Buffer): boolean;
}

const text = (head: Buffer, start: number, end: number) => head.toString('latin1', start, end);
const bytes = (hex: string) => (head: Buffer) => head.toString('hex', 0, hex.length / 2) === hex;
const brand = (names: RegExp) => (head: Buffer) => text(head, 4, 8) === 'ftyp' && names.test(text(head, 8, 12));

const FILE_KINDS: readonly FileKind[] = [
  { endings: ['.jpg', '.jpeg'], begins: bytes('ffd8ff') },
  { endings: ['.png'], begins: bytes('89504e470d0a1a0a') },
  { endings: ['.gif'], begins: (head) => /^GIF8[79]a/.test(text(head, 0, 6)) },
  { endings: ['.webp'], begins: (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP' },
  { endings: ['.avif'], begins: brand(/^avi[fs]$/) },
  { endings: ['.mp4'], begins: brand(/^(isom|iso\d|mp4\d|avc1|M4V |dash|MSNV)$/) },
  { endings: ['.webm'], begins: bytes('1a45dfa3') },
  { endings: ['.pdf'], begins: (head) => text(head, 0, 5) === '%PDF-' },
  // A spreadsheet is a zip archive; more its first bytes do not say.
  { endings: ['.xlsx'], begins: bytes('504b0304') },
];

const HEAD_LENGTH = 32;

/**
 * Refuses a file whose content is not what its name says. Strapi asks the content as well, but where it cannot tell
 * (scripts and markup have no signature) it believes the name, and a browser may believe the content.
 * @throws ValidationError naming the file and the kinds that are taken
 */
export async function assertContentFitsName({ filepath, originalFilename }: ReceivedFile): Promise<void> {
  const ending = extname(originalFilename ?? '').toLowerCase();
  const kind = FILE_KINDS.find((entry) => entry.endings.includes(ending));
  if (kind?.begins(await readHead(filepath))) return;
  const taken = FILE_KINDS.flatMap((entry) => entry.endings).join(', ');
  throw new errors.ValidationError(
    kind
      ? `The content of "${originalFilename}" is no ${ending} file. Export it again in that format.`
      : `"${originalFilename}" cannot be uploaded. Files may end in ${taken}.`,
  );
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_LENGTH), 0, HEAD_LENGTH, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
