import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Environment, ROOT } from '../environment.ts';
import { run } from '../processes.ts';
import { assertFits } from './assert-fits.ts';
import type { Fault } from './fault.ts';

/**
 * The project as it stands in the working tree, changes that are not committed included, in a folder of its own with
 * packages of its own. Links into the developer's `node_modules` would lead tests from one workspace package back into
 * the tree without the fault.
 */
export class ProjectCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** The copy goes away with this process. */
  static async make(): Promise<ProjectCopy> {
    const copy = new ProjectCopy(await mkdtemp(join(tmpdir(), 'lumavelo-faults-')));
    process.on('exit', () => rmSync(copy.folder, { recursive: true, force: true, maxRetries: 5 }));
    for (const file of listFiles()) await cp(join(ROOT, file), join(copy.folder, file), { recursive: true });
    const { devEngines } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
    const pnpm = `pnpm@${devEngines.packageManager.version}`;
    await run('The installation of the copy', 'npx', ['--yes', pnpm, 'install', '--offline', '--frozen-lockfile'], {
      folder: copy.pathFromRoot('.'),
      env: process.env as Environment,
      quiet: true,
    });
    return copy;
  }

  /** A folder of the copy as `run` and `start` take it. */
  pathFromRoot(folder: string): string {
    return relative(ROOT, join(this.folder, folder));
  }

  /** @throws CommandError when the text that the fault replaces is not there exactly once */
  assertFits(fault: Fault): Promise<void> {
    return assertFits(this.folder, fault);
  }

  /** Puts a fault in, does something, and takes the fault out again. */
  async withFault<Result>({ file, find, replace }: Fault, action: () => Promise<Result>): Promise<Result> {
    const path = join(this.folder, file);
    const sound = await readFile(path, 'utf8');
    await writeFile(
      path,
      sound.replace(find, () => replace),
    );
    try {
      return await action();
    } finally {
      await writeFile(path, sound);
    }
  }
}

/** Everything that git knows or would take in; what was deleted and is still known is left out. */
function listFiles(): string[] {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
  return [...new Set(names.split('\0'))].filter((name) => name !== '' && existsSync(join(ROOT, name)));
}
