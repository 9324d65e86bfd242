import { AsyncLocalStorage } from 'node:async_hooks';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { errors } from 'strapi-plugin-page-builder/server';
import { decodeAlone } from './decode-alone.ts';
import type { DecodedImage, ImageJob } from './decode-image.ts';

const run = promisify(execFile);

const WORKER = fileURLToPath(new URL('./image-worker.ts', import.meta.url));

/** Processor time in milliseconds for all pictures of one upload; a photo of 12 megapixels takes one second. */
const BUDGET = 12_000;

/** Longest time in milliseconds that a picture may take on a machine with much else to do. */
const TIME_LIMIT = 120_000;

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
 * Decodes a picture in a process of its own, one after the other: each can take half a gigabyte meanwhile.
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

async function decode(job: ImageJob, budget: number): Promise<Outcome> {
  try {
    const parameters = [WORKER, JSON.stringify(job), String(budget)];
    const { stdout } = await run(process.execPath, parameters, { env: {}, timeout: TIME_LIMIT, killSignal: 'SIGKILL' });
    return JSON.parse(stdout);
  } catch (error) {
    // The system ends a process for which there is no memory in the same way.
    if ((error as { signal?: string }).signal === 'SIGKILL') return { kind: 'over', used: budget };
    throw error;
  }
}
