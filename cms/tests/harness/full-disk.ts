/**
 * Loaded into a CMS before everything else: of what is written into the folder whose path stands in the file `full` of
 * its data, each file gets its first bytes, and all further ones fail, as on a disk without room.
 */
import fs from 'node:fs';
import { join } from 'node:path';

/** Bytes of each file that find room: enough to tell what kind of file it is. */
const ROOM = 64;

const { write, writev } = fs;
const marker = join(process.env.DATA_FOLDER ?? '', 'full');

/** How much of each file has found room, by its path. */
const written = new Map<string, number>();

/** @returns the file that is written to, if the disk is full for it */
function findFull(handle: number): string | undefined {
  const folder = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : '';
  const path = fs.readlinkSync(`/proc/self/fd/${handle}`);
  return folder !== '' && path.startsWith(`${folder}/`) ? path : undefined;
}

type Write = (handle: number, ...parameters: unknown[]) => void;

function fail(parameters: unknown[]): void {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  setImmediate(parameters.at(-1) as (error: Error) => void, error);
}

const writeSome: Write = (handle, ...parameters) => {
  const path = findFull(handle);
  if (path === undefined) return (write as Write)(handle, ...parameters);
  const room = ROOM - (written.get(path) ?? 0);
  const [bytes, offset, length, ...rest] = parameters as [Uint8Array, number, number, ...unknown[]];
  if (room <= 0) return fail(parameters);
  const taken = Math.min(room, length);
  written.set(path, ROOM - room + taken);
  (write as Write)(handle, bytes, offset, taken, ...rest);
};

const writeNone: Write = (handle, ...parameters) =>
  findFull(handle) === undefined ? (writev as Write)(handle, ...parameters) : fail(parameters);

fs.write = Object.assign(writeSome, write);
fs.writev = Object.assign(writeNone, writev);
