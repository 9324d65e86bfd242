import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '../../../scripts/testing/matrix.ts';

const FAKE_BUILD = join(import.meta.dirname, '../../../web/src/testing/fake-build.ts');

interface NodeOptions {
  /** File that it adds its process id to, a line for each build. */
  ids?: string;
  /** Whether it builds as Astro does; in the full run it always does. */
  isReal?: boolean;
}

/**
 * A search path on which builds find another `node`, because Astro's command looks for it there. It makes the site of
 * `fake-build.ts` in place of Astro's.
 * @param folder for that `node`
 */
export function findNode(folder: string, { ids = '/dev/null', isReal = isFull }: NodeOptions = {}): string {
  const build = isReal ? '' : `'${FAKE_BUILD}'`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho $$ >> '${ids}'\nexec '${process.execPath}' ${build} "$@"\n`, {
    mode: 0o755,
  });
  return `${folder}:${process.env.PATH}`;
}
