import { join } from 'node:path';
import { runBuild } from './run-build.ts';

/**
 * Builds an Astro project as its command does.
 * @param root of the project
 * @param env beside the search path
 * @param outDir where the pages go
 */
export async function runAstro(root: string, env: Record<string, string>, outDir: string): Promise<void> {
  const astro = join(import.meta.dirname, '../node_modules/.bin/astro');
  await runBuild(astro, ['build', '--root', root, '--outDir', outDir], root, env);
}
