import { execFile, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** A PostgreSQL of the tests' own: an empty cluster that listens on a socket in its folder and on no port. */
export interface Cluster {
  folder: string;
  stop(): Promise<void>;
}

const INSTALLED = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs, the newest version first; undefined where none is installed. */
export async function findPostgres(): Promise<string | undefined> {
  const versions = await readdir(INSTALLED).catch(() => []);
  const [newest] = versions.sort((one, other) => Number(other) - Number(one));
  return newest && join(INSTALLED, newest, 'bin');
}

/**
 * @param settings further ones, as `-c name=value`
 * @throws Error with PostgreSQL's own words when it does not start
 */
export async function startCluster(programs: string, settings = "-c listen_addresses=''"): Promise<Cluster> {
  const user = findUser();
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-pg-'));
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...parameters: string[]) =>
    promisify(execFile)(join(programs, program), parameters, { ...user, cwd: folder });
  await run('initdb', '--pgdata', data, '--username', 'tests', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  const options = `${settings} -c unix_socket_directories='${folder}' -c fsync=off -c max_connections=60`;
  await run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', options);
  return {
    folder,
    async stop() {
      await run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Makes a database in the cluster of a folder and returns its address.
 * @param template name of the database to copy, which nothing may be connected to; empty without it
 */
export async function createDatabase(folder: string, template?: string): Promise<string> {
  const name = `tests_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ host: folder, user: 'tests', database: 'postgres' });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  await client.end();
  return `postgres://tests@/${name}?host=${encodeURIComponent(folder)}`;
}

/** The name and the cluster's folder of an address that `createDatabase` returned. */
export function readDatabaseUrl(databaseUrl: string): { name: string; folder: string } {
  // The address of a socket in a folder has no host, which `URL` does not accept.
  const [, name = '', folder = ''] = /\/(\w+)\?host=(.+)$/.exec(databaseUrl) ?? [];
  return { name, folder: decodeURIComponent(folder) };
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package made, or as nobody. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) => Number(spawnSync('id', [option, name]).stdout));
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.');
}
