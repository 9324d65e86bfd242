import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { errors, type ReceivedFile } from 'strapi-plugin-page-builder/server';
import { listParts } from '../calculations/workbook/list-parts.ts';
import { assertUnpackable } from '../calculations/workbook/open-package.ts';
import { WorkbookRefusal } from '../calculations/workbook/refusal.ts';

const PICTURE = /^xl\/media\//i;

/** Most bytes that the pictures of a workbook may unpack to; they hardly pack. */
const PICTURES_LIMIT = 100 * 1024 * 1024;

/** The tag of Exif that leads to a position, with numbers in either order (Exif 2.32, 4.6.3), and a position in XMP. */
const POSITIONS = [
  Buffer.from('2588040001000000', 'hex'),
  Buffer.from('8825000400000001', 'hex'),
  Buffer.from('exif:GPS'),
];

/**
 * Refuses a workbook that would unpack to more than a calculator may have, before it is stored and others open it,
 * and one with a picture that says where it was taken.
 * @throws ValidationError naming the file
 */
export async function assertHarmlessWorkbook({ filepath, originalFilename }: ReceivedFile): Promise<void> {
  const name = originalFilename ?? '';
  if (extname(name).toLowerCase() !== '.xlsx') return;
  try {
    const bytes = await readFile(filepath);
    assertUnpackable(bytes);
    assertNoPosition(bytes);
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw new errors.ValidationError(`"${name}" cannot be uploaded. ${error.message}`);
  }
}

/** @throws WorkbookRefusal */
function assertNoPosition(bytes: Uint8Array): void {
  const pictures = listParts(bytes).filter(({ name }) => PICTURE.test(name));
  if (pictures.reduce((sum, { size }) => sum + size, 0) > PICTURES_LIMIT) {
    throw new WorkbookRefusal('Its pictures would unpack to more than 100 MB.');
  }
  const told = pictures.find((picture) => {
    const content = Buffer.from(picture.read());
    return POSITIONS.some((position) => content.includes(position));
  });
  if (!told) return;
  throw new WorkbookRefusal(
    `The picture ${told.name} in it says where it was taken. Take the picture out, or put it in without that.`,
  );
}
