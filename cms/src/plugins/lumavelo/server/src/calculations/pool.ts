import { WorkerPool } from './engine/worker-pool.ts';

let pool: WorkerPool | undefined;

/** The workers of this process; the first calculation starts them. */
export function openPool(): WorkerPool {
  pool ??= new WorkerPool();
  return pool;
}

export async function closePool(): Promise<void> {
  await pool?.close();
  pool = undefined;
}
