import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it as itAnyway } from 'vitest';
import { findFreePort } from '../../../scripts/processes.ts';
import readDatabase from '../../config/database.js';
import { type Cluster, findPostgres, startCluster } from '../../tests/harness/postgres.ts';

/** The way from the CMS to PostgreSQL as `docker-compose.tls.yml` has it. */
const programs = await findPostgres();
const it = programs ? itAnyway : itAnyway.skip;

const deploy = join(import.meta.dirname, '../../../deploy');
let folder: string;
let port: number;
let cluster: Cluster | undefined;

beforeAll(async () => {
  if (!programs) return;
  folder = mkdtempSync(join(tmpdir(), 'lumavelo-database-'));
  for (const authority of ['ours', 'others'])
    execFileSync('sh', [join(deploy, 'make-certificates.sh'), join(folder, authority), 'localhost'], { stdio: 'pipe' });
  port = await findFreePort();
  cluster = await startCluster(programs, `-c listen_addresses=127.0.0.1 -c port=${port}`);
  const { uid, gid } = statSync(join(cluster.folder, 'data'));
  for (const [from, to] of [
    [join(folder, 'ours/localhost.crt'), 'server.crt'],
    [join(folder, 'ours/localhost.key'), 'server.key'],
    [join(deploy, 'pg_hba.conf'), 'pg_hba.conf'],
  ] as const) {
    const path = join(cluster.folder, 'data', to);
    cpSync(from, path);
    chownSync(path, uid, gid);
  }
  const administrator = new pg.Client({ host: cluster.folder, port, user: 'tests', database: 'postgres' });
  await administrator.connect();
  for (const sql of ['ALTER SYSTEM SET ssl = on', "ALTER ROLE tests PASSWORD 'secret'", 'SELECT pg_reload_conf()'])
    await administrator.query(sql);
  await administrator.end();
}, 60_000);

afterAll(async () => {
  await cluster?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** Connects as the CMS does, to a host that is this machine. */
async function connect(host: string, query: string): Promise<string> {
  const address = `postgres://tests@${host}:${port}/postgres${query}`;
  const env = (name: string) => (name === 'DATABASE_URL' ? address : '');
  const { connection } = readDatabase({ env } as unknown as Parameters<typeof readDatabase>[0]);
  const client = new pg.Client(connection.connection as pg.ClientConfig);
  try {
    await client.connect();
    const { rows } = await client.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    return `TLS: ${rows[0].ssl}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

it('is by TLS, to the host that its certificate names, and in no other way', async () => {
  process.env.PGPASSWORD = 'secret';
  try {
    const verified = (authority: string) => `?sslmode=verify-full&sslrootcert=${join(folder, authority, 'ca.crt')}`;
    // Its settings may not be read again yet.
    await expect
      .poll(() => connect('localhost', verified('ours')).catch(String), { timeout: 10_000 })
      .toBe('TLS: true');
    await expect(connect('localhost', verified('others'))).rejects.toThrow(/self-signed|unable to verify/);
    await expect(connect('127.0.0.1', verified('ours'))).rejects.toThrow(/does not match/);
    await expect(connect('localhost', '')).rejects.toThrow(/no encryption/);
    process.env.PGPASSWORD = 'wrong';
    await expect(connect('localhost', verified('ours'))).rejects.toThrow(/password/);
  } finally {
    delete process.env.PGPASSWORD;
  }
});
