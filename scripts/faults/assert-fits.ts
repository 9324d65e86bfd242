import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command.ts';
import type { Fault } from './fault.ts';

/**
 * @param root folder of the project
 * @throws CommandError when the text that the fault replaces is not there exactly once
 */
export async function assertFits(root: string, { name, file, find }: Fault): Promise<void> {
  const path = join(root, file);
  const text = existsSync(path) ? await readFile(path, 'utf8') : '';
  const places = text.split(find).length - 1;
  if (places === 1) return;
  throw new CommandError(
    `The fault "${name}" no longer fits the code: ${file} has its text ${places} times. Mend it in scripts/faults/list.`,
  );
}
