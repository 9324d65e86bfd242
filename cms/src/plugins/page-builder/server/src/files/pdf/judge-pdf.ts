import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { errors } from '../../strapi-errors.ts';
import type { Finding } from './find-active-content.ts';

/** Longest time in milliseconds that a PDF may take; catalogues of fifty megabytes take two seconds. */
const TIME_LIMIT = 20_000;

/** Most memory of the JavaScript in the worker, in megabytes. */
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

/** In a thread of its own, which is given up when it takes too long or too much. */
async function judge(path: string): Promise<Finding | { kind: 'large' } | undefined> {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
    env: {},
  });
  const { promise, resolve, reject } = Promise.withResolvers<Finding | { kind: 'large' } | undefined>();
  const timer = setTimeout(() => resolve({ kind: 'large' }), TIME_LIMIT);
  thread.on('message', resolve);
  thread.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ kind: 'large' }) : reject(error),
  );
  thread.on('exit', () => reject(new Error('The thread that judges PDFs ended without a word.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
