/**
 * Runs the tests of the CMS on SQLite, and on PostgreSQL where that is installed those that the database has a part in;
 * all of them in the full run. `node tests/run.ts [vitest's parameters …]`; `DATABASE=sqlite` or `DATABASE=postgres` runs
 * them on one alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '../../scripts/testing/matrix.ts';
import { findPostgres, startCluster } from './harness/postgres.ts';

/**
 * What databases do each in their own way: queries and their plans, searching, JSON, locks and transactions, what is made
 * at the start, and going away.
 */
const OF_THE_DATABASE = [
  ...['conformance/content-types', 'dealers', 'delivery', 'editing-together', 'files', 'hostile-bodies'],
  ...[
    'hostile-plugin',
    'killed-publish',
    'leads/',
    'limits',
    'migrate',
    'operation',
    'overwrites/every-type',
    'public-routes/',
    'publishing',
  ],
  ...[
    'redirects',
    'safety-copies',
    'sections',
    'sharing',
    'stale-saves',
    'synced-sections',
    'unchanged-saves',
    'uses',
    'uses-index',
    'versions',
  ],
].map((name) => (name.endsWith('/') ? `tests/${name}` : `tests/${name}.test.ts`));

const wanted = process.env.DATABASE;
let failed = false;

const parameters = process.argv.slice(2);

function runVitest(files: readonly string[], environment: Record<string, string> = {}): void {
  const { status, error } = spawnSync('vitest', ['run', ...files, ...parameters], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  if (status !== 0) failed = true;
}

if (wanted !== 'postgres') runVitest([]);
if (wanted !== 'sqlite') {
  const programs = await findPostgres();
  if (programs) {
    const cluster = await startCluster(programs);
    const gone = OF_THE_DATABASE.find((path) => !existsSync(join(import.meta.dirname, '..', path)));
    if (gone) throw new Error(`There are no tests at ${gone}, which run.ts names.`);
    // Whoever names files means these, whatever they are about.
    const isChosen = isFull || parameters.some((parameter) => !parameter.startsWith('-'));
    runVitest(isChosen ? [] : OF_THE_DATABASE, { POSTGRES_FOLDER: cluster.folder });
    await cluster.stop();
  } else {
    process.stdout.write(
      '\nPostgreSQL is not installed, so its tests are left out. Debian: apt-get install postgresql\n',
    );
  }
}
process.exitCode = failed ? 1 : 0;
