import { existsSync, readFileSync } from 'node:fs';

/** Kills a process, unless there is none of that number any more. */
export function killProcess(id: number): void {
  if (isRunning(id)) process.kill(id, 'SIGKILL');
}

export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
  } catch {
    return false;
  }
  // A process that has ended keeps its number until somebody asks how; its parent is gone here.
  const status = `/proc/${id}/stat`;
  return !existsSync(status) || !/^\d+ \(.*\) Z /.test(readFileSync(status, 'utf8'));
}
