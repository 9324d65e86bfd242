import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from './postgres.ts';

/** A CMS of its own: empty database, empty uploads folder, a port nobody else uses. */
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

/** Tests on PostgreSQL have ports of their own, and can run beside those on SQLite; see `run.ts` for the variable. */
const FIRST_PORT = process.env.POSTGRES_FOLDER ? 1420 : 1410;

const COMPILE_CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled-for-tests');

/** Where the CMS looks for its publisher; a test that is about it listens there. */
export const PUBLISHER = { port: FIRST_PORT, secret: 'publisher-secret-of-the-tests' };

const PORTS = Array.from({ length: 9 }, (_, index) => FIRST_PORT + 1 + index);

/** Longest time a start may take in milliseconds, on a machine busy with other things. */
export const START_LIMIT = 300_000;

export async function createCmsData(): Promise<CmsData> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-cms-'));
  await mkdir(join(folder, 'public', 'uploads'), { recursive: true });
  await mkdir(temporaryFolder(folder));
  // Set while the tests run on PostgreSQL; see `run.ts`.
  const cluster = process.env.POSTGRES_FOLDER;
  const databaseUrl = cluster ? await createDatabase(cluster) : '';
  return { folder, databaseUrl, remove: () => rm(folder, { recursive: true, force: true }) };
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
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'cms.log');
  // The process writes into the file itself: what it logged before an answer is there when the answer is.
  const log = openSync(logFile, 'a');
  const child = fork(join(import.meta.dirname, 'boot-cms.ts'), [], {
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, ...listEnvironment(folder, port, url), DATABASE_URL: databaseUrl, ...environment },
  });
  closeSync(log);
  try {
    const routes = await waitForStart(child);
    child.once('exit', (code, signal) => {
      if (!asked.has(child)) reportEnd(logFile, signal ?? `exit code ${code}`);
    });
    return { url, logFile, routes, pid: Number(child.pid), stop: () => stop(child), kill: () => kill(child) };
  } catch (error) {
    await stop(child);
    throw new Error(`The CMS did not start: ${(await readFile(logFile, 'utf8')).slice(-4_000)}`, { cause: error });
  }
}

/** What a CMS, or a command beside it, is told of where its data is. */
export function listEnvironment(folder: string, port: number, url: string): Record<string, string> {
  return {
    NODE_ENV: 'test',
    CMS_PORT: String(port),
    CMS_URL: url,
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
    DATABASE_FILE: join(folder, 'data.db'),
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

async function waitForStart(child: ChildProcess): Promise<string[]> {
  const [report] = await Promise.race([
    once(child, 'message', { signal: AbortSignal.timeout(START_LIMIT) }),
    once(child, 'exit').then(([code]) => [`exit code ${code}`]),
  ]);
  if (typeof report === 'string') throw new Error(report);
  return (report as { routes: string[] }).routes;
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

async function findFreePort(): Promise<number> {
  for (const port of PORTS) if (await isFree(port)) return port;
  throw new Error(`No free port among ${PORTS.join(', ')}. End the process that holds them, or wait for its tests.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
