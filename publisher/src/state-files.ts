/**
 * Small files that hold what a program must know after a restart. They are written whole or not at all, and one that
 * cannot be read is put aside, because no such file may keep a program from starting.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';

export type Log = (line: string) => void;

/**
 * Writes a file so that whoever reads it, also after a power cut, finds the old content or the new one. Where it cannot
 * be written, as on a full disk, the old one stays and nothing is left behind.
 * @param mode rights of the file
 * @throws Error of the file system
 */
export function writeWhole(file: string, content: string | Uint8Array, mode = 0o644): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    const bytes = Buffer.from(content);
    const handle = openSync(temporary, 'wx', mode);
    try {
      // The system may take less at once than it is given.
      for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Reads a file of JSON. One that is there and cannot be read, or does not hold what it should, is put aside.
 * @param parse throws for what it does not take
 * @returns undefined when there is none, or none any more
 */
export function readState<T>(file: string, parse: (value: unknown) => T, log: Log): T | undefined {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return undefined;
    putAside(file, log);
    return undefined;
  }
}

/** Renames what stands at a path, whatever it is, to the same name with `.broken`, and says so. */
export function putAside(file: string, log: Log): void {
  rmSync(`${file}.broken`, { recursive: true, force: true });
  renameSync(file, `${file}.broken`);
  log(`${file} could not be read. It stands beside it as ${file}.broken now, and the work goes on without it.`);
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** True for errors that mean that there is no room left, or no more that this program may take. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));
}
