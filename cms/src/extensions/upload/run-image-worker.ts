import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { errors } from 'strapi-plugin-page-builder/server';
import { decodeAlone } from './decode-alone.ts';
import type { DecodedImage, ImageJob } from './decode-image.ts';
import type { ImageRequest } from './image-worker.ts';

const WORKER = fileURLToPath(new URL('./image-worker.ts', import.meta.url));

/** Processor time in milliseconds for all pictures of one upload; a photo of 12 megapixels takes one second. */
const BUDGET = 12_000;

/** Longest time in milliseconds that a picture may take on a machine with much else to do. */
const TIME_LIMIT = 120_000;

/** How long the process waits for another picture, in milliseconds. */
const IDLE_TIME = 10_000;

type Outcome = { used: number } & (
  | { kind: 'done'; image: DecodedImage }
  | { kind: 'faulty' }
  | { kind: 'over' }
  | { kind: 'failed'; message: string; code?: string }
);

/** What is left of the budget of the upload that runs. */
const budgets = new AsyncLocalStorage<{ left: number }>();

/** Gives one budget to all pictures of an upload. */
export function withImageBudget<Result>(work: () => Promise<Result>, budget = BUDGET): Promise<Result> {
  return budgets.run({ left: budget }, work);
}

/**
 * Decodes a picture in another process, one after the other: each can take half a gigabyte meanwhile.
 * @param name as people know it
 * @returns undefined for a picture that is damaged
 * @throws ValidationError where the upload has used up its time, or Error saying what could not be written
 */
export function runImageWorker(job: ImageJob, name: string): Promise<DecodedImage | undefined> {
  const budget = budgets.getStore() ?? { left: BUDGET };
  return decodeAlone(async () => {
    const outcome: Outcome = budget.left > 0 ? await decode(job, budget.left) : { kind: 'over', used: 0 };
    budget.left -= outcome.used;
    switch (outcome.kind) {
      case 'done':
        return outcome.image;
      case 'faulty':
        return undefined;
      case 'over':
        throw new errors.ValidationError(
          `The image "${name}" takes too long to read, alone or with the others of this upload. Make it smaller, or upload fewer at once.`,
        );
      default:
        throw Object.assign(new Error(outcome.message), { code: outcome.code });
    }
  });
}

/** The process that decodes, while there are pictures. */
let worker: ChildProcess | undefined;
let closing: NodeJS.Timeout | undefined;

/** Pictures in a row share a process: to start one takes longer than to decode a small picture. */
async function decode(job: ImageJob, budget: number): Promise<Outcome> {
  clearTimeout(closing);
  worker ??= startWorker();
  const child = worker;
  const deadline = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT);
  try {
    const outcome = await ask(child, { job, budget });
    // It ends itself, and takes nothing more.
    if (outcome.kind === 'over') worker = undefined;
    return outcome;
  } finally {
    clearTimeout(deadline);
    closing = setTimeout(() => worker?.disconnect(), IDLE_TIME).unref();
  }
}

function startWorker(): ChildProcess {
  const child = fork(WORKER, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.once('disconnect', () => {
    if (worker === child) worker = undefined;
  });
  // A program that has done its work does not wait for it.
  child.unref();
  child.channel?.unref();
  return child;
}

async function ask(child: ChildProcess, request: ImageRequest): Promise<Outcome> {
  const asking = new AbortController();
  const { signal } = asking;
  const answer = once(child, 'message', { signal }).then(([outcome]): Outcome => outcome);
  const end = once(child, 'exit', { signal }).then(([code, killedBy]): Outcome => {
    // The system ends a process for which there is no memory in this way, too.
    if (killedBy === 'SIGKILL') return { kind: 'over', used: request.budget };
    throw new Error(`The process that decodes pictures ended (${killedBy ?? code}).`);
  });
  child.send(request);
  try {
    return await Promise.race([answer, end]);
  } finally {
    asking.abort();
  }
}
