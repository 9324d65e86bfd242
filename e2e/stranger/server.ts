import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of an installed project that serves something. */
export interface Server {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a script of a project's `package.json` and waits until it serves.
 * @throws Error with the end of what the program said, when it ends first
 */
export async function startScript(folder: string, script: string, port: number): Promise<Server> {
  const log = join(folder, `${script}.log`);
  const output = openSync(log, 'w');
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: '',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const child = spawn('npm', ['run', script], { cwd: folder, env, detached: true, stdio: ['ignore', output, output] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/_health`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null)
      throw new Error(`npm run ${script} ended:\n${readFileSync(log, 'utf8').slice(-4_000)}`);
    await pause(500);
  }
  return { url, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  else return;
  await ended;
}
