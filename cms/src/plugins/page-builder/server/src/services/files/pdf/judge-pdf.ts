import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { errors } from '../../../strapi-errors.ts';
import type { Finding } from './find-active-content.ts';

const run = promisify(execFile);

/** Beside this file, as source and where it is built to. */
const WORKER = fileURLToPath(new URL(`./worker${extname(import.meta.url)}`, import.meta.url));

/** Longest time in milliseconds that a PDF may take; catalogues of fifty megabytes take two seconds. */
const TIME_LIMIT = 20_000;

/** Most memory of the JavaScript that reads a PDF, in megabytes. */
const MEMORY_LIMIT = 256;

/** One PDF after the other, however many uploads there are. */
const queue = new PQueue({ concurrency: 1 });

/**
 * Refuses a PDF that does more than show something. A PDF that is protected is refused too: what nobody can read, nobody
 * can judge.
 * @param path the file as it arrived
 * @param name as people know it
 * @throws ValidationError
 */
export async function assertHarmlessPdf(path: string, name: string): Promise<void> {
  const finding = await queue.add(() => judge(path));
  if (!finding) return;
  throw new errors.ValidationError(describeFinding(finding, name));
}

function describeFinding(finding: Finding | { kind: 'large' }, name: string): string {
  switch (finding.kind) {
    case 'active':
      return `The PDF "${name}" holds ${finding.what}. Export it again without that, for example by printing it as a PDF.`;
    case 'protected':
      return `The PDF "${name}" is protected, so that what it holds cannot be judged. Export it again without a password and without restrictions.`;
    case 'large':
      return `The PDF "${name}" takes too long or too much memory to read. Export it again, in parts if it is large.`;
    case 'damaged':
      return `The PDF "${name}" is damaged. Export it again.`;
  }
}

/**
 * In a process of its own, which is given up when it takes too long or too much. A thread would not do: V8 ends the whole
 * process when a thread asks for much memory at once and there is none.
 */
async function judge(path: string): Promise<Finding | { kind: 'large' } | undefined> {
  const parameters = [`--max-old-space-size=${MEMORY_LIMIT}`, WORKER, path];
  try {
    const { stdout } = await run(process.execPath, parameters, { env: {}, timeout: TIME_LIMIT, killSignal: 'SIGKILL' });
    return stdout === '' ? undefined : (JSON.parse(stdout) as Finding);
  } catch (error) {
    const { killed, signal } = error as { killed?: boolean; signal?: NodeJS.Signals };
    // V8 aborts a process that has reached its limit.
    if (killed || signal === 'SIGABRT') return { kind: 'large' };
    throw error;
  }
}
