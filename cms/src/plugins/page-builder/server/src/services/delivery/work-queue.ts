import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Work that waits at most, for each queue. Who comes later is told to try again. */
const LONGEST = 200;

/** Seconds after which there is room again, by all likelihood. */
const RETRY_AFTER = 2;

/** The process has as much to do as it takes on; routes with `limitRate` answer it with 503 and `Retry-After`. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly retryAfter = RETRY_AFTER;
}

interface QueueOptions {
  /** Pieces of work that are under way at once. */
  concurrency: number;
  /** Pieces of work that may wait. */
  longest?: number;
}

/** Work for the public, in order and only so much at once, so that editors and health checks get their turn. */
export class WorkQueue {
  private readonly queue: PQueue;
  private readonly longest: number;

  constructor({ concurrency, longest = LONGEST }: QueueOptions) {
    this.queue = new PQueue({ concurrency });
    this.longest = longest;
  }

  /** @throws BusyError when too much is waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.queue.size >= this.longest) {
      throw new BusyError('The CMS has too much to read at the moment. Try again in a few seconds.');
    }
    return this.queue.add(async () => {
      // SQLite answers without giving anybody else a turn.
      await nextTurn();
      return work();
    });
  }
}
