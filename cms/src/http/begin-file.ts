import { closeSync, openSync } from 'node:fs';
import { noteArrival } from './order-uploads.ts';

/** Called for every file of a form that begins to arrive; until it is stored, no other user of the machine may read it. */
export function beginFile(field: string, file: { filepath: string }): void {
  noteArrival(field, file);
  closeSync(openSync(file.filepath, 'w', 0o600));
}
