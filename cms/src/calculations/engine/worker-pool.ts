import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CALCULATION_TIME_LIMIT, COMPILE_TIME_LIMIT, QUEUE_LIMIT, WORKER_MEMORY_LIMIT } from '../limits.ts';
import { WorkbookRefusal } from '../workbook/refusal.ts';
import type { FromWorker, Result, Task } from './worker-messages.ts';

/** Why a task got no result: it ran out of time or memory, the engine broke down over it, or too many were waiting. */
export class CalculationFailure extends Error {
  readonly reason: 'time' | 'memory' | 'broken' | 'busy';
  /** The formula that reads the most cells, where it is known. */
  readonly cell: string | undefined;

  constructor(reason: CalculationFailure['reason'], message: string, cell?: string) {
    super(message);
    this.name = 'CalculationFailure';
    this.reason = reason;
    this.cell = cell;
  }
}

interface Job {
  task: Task;
  resolve(result: unknown): void;
  reject(error: Error): void;
  /** Formula named by the worker before it began to evaluate. */
  costly?: string;
  timer?: NodeJS.Timeout;
}

interface Member {
  thread: Worker;
  state: 'starting' | 'idle' | 'busy' | 'gone';
  job?: Job;
  /** Keys of the workbooks that the thread has loaded, the longest unused first. */
  loaded: Set<string>;
}

/** How many times its limit a task may take by the clock, however busy the machine is. */
const CLOCK_FACTOR = 10;

/** Shortest time between two looks at a task, in milliseconds. */
const LOOK_PAUSE = 20;

/** Workbooks that a worker keeps loaded. */
const LOADED_LIMIT = 24;

/** How long a workbook that ran out of time or memory is confined to one worker, in milliseconds. */
const SUSPICION_TIME = 60_000;

/**
 * Worker threads that evaluate workbooks. A task's time starts when a worker takes it; one that takes too long or too
 * much loses its worker, and another thread takes the worker's place. A workbook that did so gets one worker at a time
 * for a minute, so that the others stay free for everyone else's.
 */
export class WorkerPool {
  readonly #size: number;
  readonly #members = new Set<Member>();
  readonly #queue: Job[] = [];
  readonly #suspects = new Map<string, number>();
  #closed = false;

  constructor(size = Math.max(2, Math.min(4, availableParallelism()))) {
    this.#size = size;
  }

  /** @throws WorkbookRefusal, CalculationFailure */
  run<T extends Task>(task: T): Promise<Result<T>> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new CalculationFailure('busy', 'The server is stopping.'));
      if (this.#queue.length >= QUEUE_LIMIT) {
        return reject(new CalculationFailure('busy', 'Too many calculations are waiting. Try again in a moment.'));
      }
      this.#queue.push({ task, resolve: resolve as Job['resolve'], reject });
      this.#assign();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#members].map((member) => this.#remove(member)));
  }

  #assign(): void {
    while (this.#queue.length > 0) {
      const index = this.#queue.findIndex(({ task }) => this.#mayRun(task));
      if (index === -1) return;
      const idle = [...this.#members].find(({ state }) => state === 'idle');
      if (!idle) {
        const starting = [...this.#members].filter(({ state }) => state === 'starting').length;
        if (starting < this.#queue.length && this.#members.size < this.#size) this.#members.add(this.#start());
        return;
      }
      const [job] = this.#queue.splice(index, 1);
      if (job) this.#hand(idle, job);
    }
  }

  #mayRun(task: Task): boolean {
    if (!this.#isSuspect(task)) return true;
    return ![...this.#members].some(({ job }) => job && this.#isSuspect(job.task));
  }

  #isSuspect(task: Task): boolean {
    if (task.kind === 'compile') return true;
    const until = this.#suspects.get(task.key);
    if (until === undefined) return false;
    if (until > Date.now()) return true;
    this.#suspects.delete(task.key);
    return false;
  }

  #start(): Member {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_LIMIT, maxYoungGenerationSizeMb: 32 },
      env: {},
    });
    // A server that has nothing else to do may end.
    thread.unref();
    const member: Member = { thread, state: 'starting', loaded: new Set() };
    thread.on('message', (message: FromWorker) => this.#receive(member, message));
    thread.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(member, isMemory ? 'memory' : 'broken', error.message);
    });
    thread.on('exit', () => this.#fail(member, 'broken', 'The worker ended.'));
    return member;
  }

  #hand(member: Member, job: Job): void {
    const { task } = job;
    member.state = 'busy';
    member.job = job;
    const limit = task.kind === 'compile' ? COMPILE_TIME_LIMIT : CALCULATION_TIME_LIMIT;
    const before = readProcessorTime(member.thread);
    job.timer = setTimeout(() => void this.#watch(member, job, limit, before), limit);
    if (task.kind === 'compile') member.thread.postMessage(task);
    else member.thread.postMessage(member.loaded.has(task.key) ? { ...task, program: undefined } : task);
    if (task.kind === 'calculate') this.#noteLoaded(member, task.key);
  }

  /**
   * Ends a task that has had its time. What counts is the time it really had on a processor: on a busy machine a short
   * task may take long by the clock, and must not fail for that.
   * @param start processor time of the thread when it took the task
   */
  async #watch(member: Member, job: Job, limit: number, start: Promise<number>): Promise<void> {
    const give = () => this.#fail(member, 'time', `Stopped after ${limit} ms.`);
    const deadline = Date.now() + limit * (CLOCK_FACTOR - 1);
    const before = await start;
    const look = async () => {
      if (member.job !== job) return;
      const used = (await readProcessorTime(member.thread)) - before;
      if (member.job !== job) return;
      if (used >= limit || Date.now() > deadline) give();
      else job.timer = setTimeout(() => void look(), Math.max(LOOK_PAUSE, limit - used));
    };
    await look();
  }

  #noteLoaded(member: Member, key: string): void {
    member.loaded.delete(key);
    member.loaded.add(key);
    const [oldest] = member.loaded;
    if (member.loaded.size <= LOADED_LIMIT || oldest === undefined) return;
    member.loaded.delete(oldest);
    member.thread.postMessage({ kind: 'forget', key: oldest });
  }

  #receive(member: Member, message: FromWorker): void {
    const { job } = member;
    if (message.kind === 'costly') {
      if (job) job.costly = message.cell;
    } else if (message.kind === 'broken') {
      this.#fail(member, /memory|alloc|unreachable/i.test(message.message) ? 'memory' : 'broken', message.message);
    } else {
      clearTimeout(job?.timer);
      delete member.job;
      if (message.kind === 'done') job?.resolve(message.result);
      if (message.kind === 'refused') job?.reject(new WorkbookRefusal(message.message, message.cell));
      if (message.kind === 'done' && message.retire) void this.#remove(member);
      else member.state = 'idle';
      this.#assign();
    }
  }

  #fail(member: Member, reason: 'time' | 'memory' | 'broken', message: string): void {
    if (member.state === 'gone') return;
    const { job } = member;
    const neverStarted = member.state === 'starting';
    void this.#remove(member);
    if (job) {
      if (job.task.kind === 'calculate') this.#suspects.set(job.task.key, Date.now() + SUSPICION_TIME);
      job.reject(new CalculationFailure(reason, message, job.costly));
    } else if (neverStarted && !this.#closed) {
      // Whoever waits would wait for ever for a worker that cannot start.
      for (const waiting of this.#queue.splice(0)) waiting.reject(new CalculationFailure('broken', message));
    }
    this.#assign();
  }

  async #remove(member: Member): Promise<void> {
    member.state = 'gone';
    clearTimeout(member.job?.timer);
    this.#members.delete(member);
    await member.thread.terminate();
  }
}

/** Milliseconds that a thread has had on a processor; more than any limit once it is gone. */
async function readProcessorTime(thread: Worker): Promise<number> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
