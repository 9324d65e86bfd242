import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build that ended. */
export interface BuiltSite {
  folder: string;
  code: number;
  /** What it printed. */
  log: string;
  read(file: string): string;
}

/**
 * Runs the real build into a new folder. Inside the project, because Astro keeps its working files beside the output only
 * there; builds into folders elsewhere share one place for them, and cannot run at the same time.
 */
export async function buildSite(env: Record<string, string>): Promise<BuiltSite> {
  const web = join(import.meta.dirname, '../..');
  const builds = join(web, '.cache/builds');
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(join(builds, 'site-'));
  const child = spawn(join(web, 'node_modules/.bin/astro'), ['build'], {
    cwd: web,
    // Not the test runner's environment: its `DEV` and `NODE_ENV` would turn the build into a development one.
    env: { PATH: process.env.PATH, ...env, OUT_DIR: folder, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (status) => resolve(status ?? 1));
  });
  return { folder, code, log, read: (file) => readFileSync(join(folder, file), 'utf8') };
}
