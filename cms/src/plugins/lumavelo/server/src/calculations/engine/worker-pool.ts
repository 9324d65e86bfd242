import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pidusage from 'pidusage';
import { CALCULATION_TIME_LIMIT, COMPILE_TIME_LIMIT, QUEUE_LIMIT, WORKER_MEMORY_LIMIT } from '../limits.ts';
import { WorkbookRefusal } from '../workbook/refusal.ts';
import type { FromWorker, Result, Task, ToWorker } from './worker-messages.ts';

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
  child: ChildProcess;
  state: 'starting' | 'idle' | 'busy' | 'gone';
  job?: Job;
  /** Keys of the workbooks that the worker has loaded, the longest unused first. */
  loaded: Set<string>;
  /** Processor time that the worker had used when it last ended a task, in milliseconds. */
  usedBefore: number;
  /** The last that it wrote to its standard error. */
  said: string;
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** How much is kept of what a worker writes to its standard error, in characters. */
const SAID_LENGTH = 2_000;

/** How many times its limit a task may take by the clock, however busy the machine is. */
const CLOCK_FACTOR = 10;

/** Shortest time between two looks at a task, in milliseconds. */
const LOOK_PAUSE = 20;

/** Workbooks that a worker keeps loaded. */
const LOADED_LIMIT = 24;

/** How long a workbook that ran out of time or memory is confined to one worker, in milliseconds. */
const SUSPICION_TIME = 60_000;

/**
 * Processes that evaluate workbooks. A task's time starts when a worker takes it; one that takes too long or too much
 * loses its worker, and another takes the worker's place. A workbook that did so gets one worker at a time for a minute,
 * so that the others stay free for everyone else's.
 *
 * Threads would not do: V8 ends the whole process when a thread asks for much memory at once and there is none.
 */
export class WorkerPool {
  readonly #size: number;
  readonly #members = new Set<Member>();
  readonly #queue: Job[] = [];
  readonly #suspects = new Map<string, number>();
  #closed = false;

  /** Processor time for a workbook, in milliseconds. */
  readonly #compileTime: number;

  constructor(size = Math.max(2, Math.min(4, availableParallelism())), compileTime = COMPILE_TIME_LIMIT) {
    this.#compileTime = compileTime;
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
    const child = fork(WORKER, {
      execArgv: [`--max-old-space-size=${WORKER_MEMORY_LIMIT}`],
      env: {},
      // Workbooks are bytes.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const member: Member = { child, state: 'starting', loaded: new Set(), usedBefore: 0, said: '' };
    child.on('message', (message: FromWorker) => this.#receive(member, message));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      member.said = `${member.said}${text}`.slice(-SAID_LENGTH);
    });
    child.on('error', (error) => this.#fail(member, 'broken', error.message));
    child.on('close', (_, signal) => {
      // V8 aborts a process that has reached its limit.
      if (signal === 'SIGABRT') this.#fail(member, 'memory', 'The worker ran out of memory.');
      else this.#fail(member, 'broken', `The worker ended. ${member.said}`);
    });
    return member;
  }

  #hand(member: Member, job: Job): void {
    const { task } = job;
    member.state = 'busy';
    member.job = job;
    const limit = task.kind === 'compile' ? this.#compileTime : CALCULATION_TIME_LIMIT;
    job.timer = setTimeout(() => void this.#watch(member, job, limit), limit);
    const isLoaded = task.kind === 'calculate' && member.loaded.has(task.key);
    send(member, isLoaded ? { ...task, program: undefined } : task);
    if (task.kind === 'calculate') this.#noteLoaded(member, task.key);
  }

  /**
   * Ends a task that has had its time. What counts is the time it really had on a processor: on a busy machine a short
   * task may take long by the clock, and must not fail for that.
   */
  async #watch(member: Member, job: Job, limit: number): Promise<void> {
    const give = () => this.#fail(member, 'time', `Stopped after ${limit} ms.`);
    const deadline = Date.now() + limit * (CLOCK_FACTOR - 1);
    const look = async () => {
      if (member.job !== job) return;
      const used = (await readProcessorTime(member.child)) - member.usedBefore;
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
    send(member, { kind: 'forget', key: oldest });
  }

  #receive(member: Member, message: FromWorker): void {
    const { job } = member;
    if ('processorTime' in message) member.usedBefore = message.processorTime;
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
    const { child } = member;
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

/** A worker that has just ended takes nothing; that it ended is noticed where its end is. */
function send({ child }: Member, message: ToWorker): void {
  child.send(message, () => undefined);
}

/** Milliseconds that a process has had on a processor; more than any limit once it is gone, or where nobody can tell. */
async function readProcessorTime({ pid = 0 }: ChildProcess): Promise<number> {
  try {
    return (await pidusage(pid)).ctime;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
