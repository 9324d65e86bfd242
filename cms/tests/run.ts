/**
 * Runs the tests of the CMS, each on one database: those that the database has a part in on PostgreSQL where that is
 * installed, which is what a site runs on, and all others on SQLite. In the full run, and where files are named, all of them
 * on both. `node tests/run.ts [vitest's parameters …]`; `DATABASE=sqlite` or `DATABASE=postgres` runs one half alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '../../scripts/testing/matrix.ts';
import { findPostgres, startCluster } from './harness/postgres.ts';

/**
 * Tests of the database. The rule: a file belongs here when what it asks could come out differently on another database
 * although it comes out right on SQLite. Files of `cms/tests`.
 */
const OF_THE_DATABASE: Readonly<Record<string, readonly string[]>> = {
  'SQL of our own': [
    ...['dealers', 'deleted-entries', 'delivery', 'old-versions', 'publishing', 'uses'],
    ...['entry-translations', 'translation-memory', 'translations'],
  ],
  'two who write at once': ['addresses', 'glossary', 'stale-saves', 'translation-requests'],
  'values as they are stored and compared: JSON, numbers, dates': ['overwrites/every-type', 'safety-copies'],
  'odd signs and numbers that reach the database': ['hostile-bodies', 'hostile-queries'],
  'searching, capitals and order': ['files', 'public-routes/bikes', 'searching'],
};

const FILES_OF_THE_DATABASE = Object.values(OF_THE_DATABASE)
  .flat()
  .map((name) => `tests/${name}.test.ts`);

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

const gone = FILES_OF_THE_DATABASE.find((path) => !existsSync(join(import.meta.dirname, '..', path)));
if (gone) throw new Error(`There are no tests at ${gone}, which run.ts names.`);
const programs = await findPostgres();
// Whoever names files means these, whatever they are about.
const isOnBoth = isFull || parameters.some((parameter) => !parameter.startsWith('-'));
const isShared = !isOnBoth && programs !== undefined;

if (wanted !== 'postgres') runVitest(isShared ? FILES_OF_THE_DATABASE.map((path) => `--exclude=${path}`) : []);
if (wanted !== 'sqlite') {
  if (programs) {
    const cluster = await startCluster(programs);
    runVitest(isShared ? FILES_OF_THE_DATABASE : [], { POSTGRES_FOLDER: cluster.folder });
    await cluster.stop();
  } else {
    process.stdout.write(
      '\nPostgreSQL is not installed, so everything is tried on SQLite. Debian: apt-get install postgresql\n',
    );
  }
}
process.exitCode = failed ? 1 : 0;
