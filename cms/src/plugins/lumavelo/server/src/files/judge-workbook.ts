import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { errors, type ReceivedFile } from 'strapi-plugin-page-builder/server';
import { assertUnpackable } from '../calculations/workbook/open-package.ts';
import { WorkbookRefusal } from '../calculations/workbook/refusal.ts';

/**
 * Refuses a workbook that would unpack to more than a calculator may have, before it is stored and others open it.
 * @throws ValidationError naming the file
 */
export async function assertHarmlessWorkbook({ filepath, originalFilename }: ReceivedFile): Promise<void> {
  const name = originalFilename ?? '';
  if (extname(name).toLowerCase() !== '.xlsx') return;
  try {
    assertUnpackable(await readFile(filepath));
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw new errors.ValidationError(`"${name}" cannot be uploaded. ${error.message}`);
  }
}
