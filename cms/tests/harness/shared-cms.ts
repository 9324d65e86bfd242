import { inject } from 'vitest';
import type { SharedCms } from './global-setup.ts';

/** The CMS of this worker, which its test files share one after the other. */
export function sharedCms(): SharedCms {
  const worker = Number(process.env.VITEST_POOL_ID);
  const cms = inject('cmses')[worker - 1];
  if (!cms) throw new Error(`Worker ${worker} has no CMS; global-setup.ts starts one for each of \`maxWorkers\`.`);
  return cms;
}
