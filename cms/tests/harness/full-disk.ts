/**
 * Loaded into a CMS before everything else: whatever is written into the folder whose path stands in the file `full` of
 * its data fails after the first few bytes, as on a disk without room.
 */
import fs from 'node:fs';
import { join } from 'node:path';

const { write, writev } = fs;
const marker = join(process.env.DATA_FOLDER ?? '', 'full');

function isFull(handle: number): boolean {
  const folder = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : '';
  return folder !== '' && fs.readlinkSync(`/proc/self/fd/${handle}`).startsWith(`${folder}/`);
}

type Write = (handle: number, ...parameters: unknown[]) => void;

function refuse<Original>(original: Original): Original {
  const checked: Write = (handle, ...parameters) => {
    if (!isFull(handle)) return (original as Write)(handle, ...parameters);
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    setImmediate(parameters.at(-1) as (error: Error) => void, error);
  };
  return Object.assign(checked, original);
}

fs.write = refuse(write);
fs.writev = refuse(writev);
