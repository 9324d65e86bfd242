/** Child processes of the commands: started in groups of their own, so that ending a command ends all of them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from './command.ts';
import { type Environment, ROOT } from './environment.ts';

interface ProcessOptions {
  /** Folder to run in, from the root of the repository. */
  folder: string;
  env: Environment;
  /** Put before each line of output; without it the output goes straight through. */
  label?: string;
  /** Keep the output back, and print it only if the process fails. */
  quiet?: boolean;
  /** Path of a file to put the output into, instead of printing it. */
  logFile?: string;
}

const running = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopAll();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}
process.on('exit', stopAll);

function stopAll(): void {
  for (const child of running) stop(child);
}

/** Ends a process and everything it started. */
export function stop(child: ChildProcess): void {
  running.delete(child);
  try {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** Starts a program of a package, by the name of its command, and returns while it runs. */
export function start(command: string, args: string[], options: ProcessOptions): ChildProcess {
  const { folder, env, label, quiet, logFile } = options;
  const bin = [join(ROOT, folder, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), env.PATH].join(':');
  const log = logFile && openSync(logFile, 'w');
  const output = log || (label || quiet ? 'pipe' : 'inherit');
  const child = spawn(command, args, {
    cwd: join(ROOT, folder),
    env: { ...env, PATH: bin },
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (log) closeSync(log);
  running.add(child);
  child.on('exit', () => running.delete(child));
  const kept: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      if (quiet) kept.push(text);
      else process.stdout.write(text.replace(/^(?=.)/gm, `${label} `));
    });
  }
  if (quiet) child.on('exit', (code) => code && process.stdout.write(kept.join('')));
  return child;
}

/**
 * Runs a program of a package to its end.
 * @throws CommandError naming the step when the program fails
 */
export function run(step: string, command: string, args: string[], options: ProcessOptions): Promise<void> {
  const child = start(command, args, options);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new CommandError(`${step} failed (${signal ?? `exit code ${code}`}). See the output above.`));
    });
  });
}

/**
 * Waits until an address answers without a server error.
 * @throws CommandError when the process ends first, or after `seconds`
 */
export async function waitForAddress(url: string, child: ChildProcess, name: string, seconds = 180): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new CommandError(`${name} stopped before it was ready. See the output above.`);
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer && answer.status < 500) return;
    await pause(200);
  }
  throw new CommandError(`${name} did not answer at ${url} within ${seconds} seconds.`);
}

/**
 * Makes sure nothing listens on a port yet.
 * @param setting the environment variable that chooses the port, for the message
 */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  if (await isFree(port)) return;
  throw new CommandError(
    `Port ${port} is taken. Stop the program that uses it, or choose another port with ${setting} in .env.`,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A port nobody listens on, for servers that only this command talks to. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}
