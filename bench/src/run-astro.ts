import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds an Astro project in a process of its own, from its start to its end.
 * @param root of the project
 * @param env beside the search path
 * @param outDir where the pages go
 */
export function runAstro(root: string, env: Record<string, string>, outDir: string): Promise<void> {
  const astro = join(import.meta.dirname, '../node_modules/.bin/astro');
  const child = spawn(astro, ['build', '--root', root, '--outDir', outDir], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The build of ${root} failed (exit code ${code}).\n${output.slice(-4000)}`));
    });
  });
}
