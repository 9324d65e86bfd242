import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/processes.ts';
import type { BenchPages } from '../cms/content.ts';

/** A CMS of the benchmark's own, with demo content. */
export interface BenchServer {
  url: string;
  pages: BenchPages;
  stop(): Promise<void>;
}

/** Far above what any machine can send, so that the limits are counted as ever and never reached. */
const CALLS_PER_MINUTE = '1000000000';

/** @throws Error with the end of the log when the CMS does not start */
export async function startBenchServer(dealers: number): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-bench-'));
  mkdirSync(join(folder, 'public', 'uploads'), { recursive: true });
  const port = await findFreePort();
  const logFile = join(folder, 'cms.log');
  const log = openSync(logFile, 'a');
  const child = fork(join(import.meta.dirname, '../cms/boot.ts'), [], {
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      ...secrets(),
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      CMS_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: '',
      DATABASE_FILE: join(folder, 'data.db'),
      PUBLIC_DIR: join(folder, 'public'),
      PUBLISHER_URL: '',
      SEED_DEMO: 'true',
      CALLS_PER_MINUTE,
      BENCH_DEALERS: String(dealers),
    },
  });
  closeSync(log);
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
  if (!answer) throw new Error(`The CMS did not start: ${readFileSync(logFile, 'utf8').slice(-4_000)}`);
  return {
    url: `http://127.0.0.1:${port}`,
    pages: answer as BenchPages,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Made up for each run. */
function secrets(): Record<string, string> {
  const names = ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'PREVIEW_TOKEN'];
  const secret = () => crypto.randomUUID().replaceAll('-', '');
  return {
    ...Object.fromEntries([...names, 'PUBLISHER_SECRET'].map((name) => [name, secret()])),
    APP_KEYS: `${secret()},${secret()}`,
  };
}
