import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StartReport } from './boot-cms.ts';
import { createDatabase } from './postgres.ts';

/** A CMS of its own: its database, its uploads folder, a port that it chose. */
export interface RunningCms {
  url: string;
  /** Everything the process wrote. */
  logFile: string;
  /** What it answers to, as `GET /api/bikes/:id`. */
  routes: string[];
  pid: number;
  /** Asks it to end, and returns its exit code; null when a signal ended it. */
  stop(): Promise<number | null>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Where a CMS keeps its data; hand the same one to a second start to find what the first left. */
export interface CmsData {
  folder: string;
  /** Address of its PostgreSQL database; empty for an SQLite file in the folder. */
  databaseUrl: string;
  remove(): Promise<void>;
}

export const PREVIEW_TOKEN = 'preview-token-of-the-tests';

/** What it signs with. */
export const APP_KEY = 'test-key-one';

export const DELIVERY_KEY = 'delivery-key-of-the-tests';

/** Where the CMS looks for its publisher; a test that is about it listens there. Tests on both databases can run at a time. */
export const PUBLISHER = {
  port: Number(process.env.TEST_PORT || 1437) + (process.env.POSTGRES_FOLDER ? 13 : 12),
  secret: 'publisher-secret-of-the-tests',
};

/** Where the CMS looks for a translation service; the test that is about it listens there. */
export const TRANSLATION = {
  port: PUBLISHER.port + 4,
  key: 'translation-key-of-the-tests',
  /** Characters of a month. */
  limit: 400,
};

/** Where the CMS takes its mail to; a test that is about it listens there. */
export const MAIL_PORT = PUBLISHER.port + 6;

const COMPILE_CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled-for-tests');

/** Longest time a start may take in milliseconds, on a machine busy with other things. */
export const START_LIMIT = 600_000;

/** Data with all tables and the first administrator: a copy of the database that `global-setup.ts` prepared. */
export const createCmsData = (): Promise<CmsData> => createData(process.env.PREPARED_DATABASE);

/** Data for a first start. */
export const createEmptyCmsData = (): Promise<CmsData> => createData();

/** @param prepared path of an SQLite file, or the name of a PostgreSQL database */
async function createData(prepared?: string): Promise<CmsData> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-cms-'));
  await mkdir(join(folder, 'public', 'uploads'), { recursive: true });
  await mkdir(temporaryFolder(folder));
  // Set while the tests run on PostgreSQL; see `run.ts`.
  const cluster = process.env.POSTGRES_FOLDER;
  const databaseUrl = cluster ? await createDatabase(cluster, prepared) : '';
  if (prepared && !cluster) await copyFile(prepared, databaseFile(folder));
  return { folder, databaseUrl, remove: () => rm(folder, { recursive: true, force: true }) };
}

export function databaseFile(folder: string): string {
  return join(folder, 'data.db');
}

/** Where the CMS puts what it receives until it is stored or refused. */
export function temporaryFolder(folder: string): string {
  return join(folder, 'temporary');
}

/** @throws Error with the end of the log when the CMS does not start */
export async function startCms(
  { folder, databaseUrl }: CmsData,
  environment: Record<string, string> = {},
): Promise<RunningCms> {
  const logFile = join(folder, 'cms.log');
  // The process writes into the file itself: what it logged before an answer is there when the answer is.
  const log = openSync(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'boot-cms.ts'), [], {
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, ...listEnvironment(folder), DATABASE_URL: databaseUrl, ...environment },
  });
  closeSync(log);
  try {
    const { url, routes } = await waitForStart(child);
    child.once('exit', (code, signal) => {
      if (!asked.has(child)) reportEnd(logFile, signal ?? `exit code ${code}`);
    });
    return { url, logFile, routes, pid: Number(child.pid), stop: () => stop(child), kill: () => kill(child) };
  } catch (error) {
    await stop(child);
    throw new Error(`The CMS did not start: ${(await readFile(logFile, 'utf8')).slice(-4_000)}`, { cause: error });
  }
}

/** The environment of a CMS, or of a command beside it, with the data of a folder. */
export function listEnvironment(folder: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    APP_KEYS: `${APP_KEY},test-key-two`,
    API_TOKEN_SALT: 'test-api-token-salt',
    ADMIN_JWT_SECRET: 'test-admin-jwt-secret',
    TRANSFER_TOKEN_SALT: 'test-transfer-token-salt',
    ENCRYPTION_KEY: 'test-encryption-key-of-32-bytes!',
    PREVIEW_TOKEN,
    // Nothing listens there; links to drafts begin with it.
    PREVIEW_URL: 'http://preview.test',
    DELIVERY_KEY,
    PUBLISHER_URL: `http://127.0.0.1:${PUBLISHER.port}`,
    PUBLISHER_SECRET: PUBLISHER.secret,
    TRANSLATION_PROVIDER: 'deepl',
    TRANSLATION_URL: `http://127.0.0.1:${TRANSLATION.port}`,
    TRANSLATION_KEY: TRANSLATION.key,
    TRANSLATION_CHARACTERS: String(TRANSLATION.limit),
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(MAIL_PORT),
    MAIL_FROM: 'Lumavelo <no-reply@lumavelo.test>',
    DATABASE_FILE: databaseFile(folder),
    // Tests cut no power.
    DATABASE_SYNCHRONOUS: 'off',
    // A third of a start is compiling what the start before has compiled.
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    PUBLIC_DIR: join(folder, 'public'),
    SEED_DEMO: 'false',
    TMPDIR: temporaryFolder(folder),
    CALLS_PER_MINUTE: '0',
  };
}

async function waitForStart(child: ChildProcess): Promise<StartReport> {
  const [report] = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT) }),
    once(child, 'exit').then(([code]) => [`exit code ${code}`]),
  ]);
  if (typeof report === 'string') throw new Error(report);
  return report as StartReport;
}

/** Those that were asked to end. */
const asked = new WeakSet<ChildProcess>();

/** Says that a CMS ended by itself: of the tests after that each one would only say that nobody answers. */
function reportEnd(logFile: string, how: string): void {
  console.error(
    `The CMS of the tests ended by itself (${how}). The end of its log:\n${readFileSync(logFile, 'utf8').slice(-4_000)}`,
  );
}

async function stop(child: ChildProcess): Promise<number | null> {
  asked.add(child);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return child.exitCode;
}

async function kill(child: ChildProcess): Promise<void> {
  asked.add(child);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
