import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a program that can be called by its name here; undefined when there is none. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
