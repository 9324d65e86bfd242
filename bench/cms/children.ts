import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts the time of processes in ticks, a hundred a second on every usual kernel. */
const MILLISECONDS_PER_TICK = 10;

/**
 * Processor time so far, in milliseconds, of the processes that this one has started and that still run, as the kernel
 * tells it (proc(5)): calculations run in such processes. 0 where there is no /proc.
 */
export function readChildrenTime(): number {
  return listChildren().reduce((sum, pid) => sum + readTime(pid), 0);
}

function listChildren(): string[] {
  return tryToRead(() => readdirSync('/proc/self/task'), []).flatMap((task) =>
    tryToRead(() => readFileSync(`/proc/self/task/${task}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean),
  );
}

function readTime(pid: string): number {
  const stat = tryToRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
  // The name, which may hold spaces, stands in brackets; of what follows, the 12th and 13th are user and system time.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * MILLISECONDS_PER_TICK;
}

/** A process may end while it is looked at. */
function tryToRead<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
