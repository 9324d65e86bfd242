import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sharedCms } from './shared-cms.ts';
import { listEnvironment } from './start-cms.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The file that the package's `bin` names. */
const COMMAND = join(ROOT, 'src/plugins/page-builder/server/src/cli/index.ts');

export interface Run {
  /** Null when a signal ended it. */
  code: number | null;
  output: string;
  errors: string;
}

/**
 * Runs `page-builder` beside the CMS of the tests, on its database.
 * @param onOutput told of what it has written so far
 */
export function runPageBuilder(
  parameters: readonly string[],
  onOutput?: (output: string, child: ChildProcess) => void,
): Promise<Run> {
  const { folder, databaseUrl, url } = sharedCms();
  const environment = { ...listEnvironment(folder), CMS_URL: url, DATABASE_URL: databaseUrl };
  return runPageBuilderIn(ROOT, environment, parameters, onOutput);
}

/** The same in the folder of another project. */
export async function runPageBuilderIn(
  cwd: string,
  environment: Record<string, string>,
  parameters: readonly string[],
  onOutput: (output: string, child: ChildProcess) => void = () => undefined,
): Promise<Run> {
  const child = spawn(process.execPath, [COMMAND, ...parameters], { cwd, env: { ...process.env, ...environment } });
  const run: Run = { code: null, output: '', errors: '' };
  child.stdout.on('data', (data) => {
    run.output += data;
    onOutput(run.output, child);
  });
  child.stderr.on('data', (data) => {
    run.errors += data;
  });
  const [code] = await once(child, 'close');
  return { ...run, code };
}
