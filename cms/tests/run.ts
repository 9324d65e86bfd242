/**
 * Runs the tests of the CMS on SQLite, and once more on PostgreSQL where that is installed:
 * `node tests/run.ts [vitest's parameters …]`. `DATABASE=sqlite` or `DATABASE=postgres` runs them on one alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres, startCluster } from './harness/postgres.ts';

const wanted = process.env.DATABASE;
let failed = false;

function runVitest(environment: Record<string, string> = {}): void {
  const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) failed = true;
}

if (wanted !== 'postgres') runVitest();
if (wanted !== 'sqlite') {
  const programs = await findPostgres();
  if (programs) {
    process.stdout.write('\nThe same tests on PostgreSQL\n');
    const cluster = await startCluster(programs);
    runVitest({ POSTGRES_FOLDER: cluster.folder });
    await cluster.stop();
  } else {
    process.stdout.write(
      '\nPostgreSQL is not installed, so the tests ran on SQLite alone. Debian: apt-get install postgresql\n',
    );
  }
}
process.exitCode = failed ? 1 : 0;
