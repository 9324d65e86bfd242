import { existsSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Puts files of one folder into another where they are missing there, as hard links: the same bytes, no space. */
export async function keepFiles(from: string, names: readonly string[], to: string): Promise<void> {
  for (const name of names) {
    if (existsSync(join(to, name)) || !existsSync(join(from, name))) continue;
    await mkdir(dirname(join(to, name)), { recursive: true });
    // Links do not reach across disks; a copy always works.
    await link(join(from, name), join(to, name)).catch(() => copyFile(join(from, name), join(to, name)));
  }
}
