import type { Core } from '@strapi/strapi';

/** What a program cannot help: the answer says what to do, and that the same request may be sent again. */
export interface Outage {
  status: 503 | 507;
  name: string;
  message: string;
  /** Seconds until it is worth another try. */
  retryAfter: number;
}

/** Thrown where something beside the CMS that a request needs does not respond. */
export class OutageError extends Error {
  readonly outage: Outage;

  constructor(outage: Outage, cause: unknown) {
    super(outage.message, { cause });
    this.outage = outage;
  }
}

const DATABASE_AWAY: Outage = {
  status: 503,
  name: 'ServiceUnavailableError',
  message: 'The database is busy or cannot be reached, so this was not done. Try again in a moment.',
  retryAfter: 5,
};

const DISK_FULL: Outage = {
  status: 507,
  name: 'InsufficientStorageError',
  message: 'The disk of the CMS is full, so nothing was stored. Free some space, and send it again.',
  retryAfter: 60,
};

/**
 * Of SQLite a lock that another program holds; of PostgreSQL locks, lost and refused connections, and a server that is
 * starting or stopping (https://www.postgresql.org/docs/current/errcodes-appendix.html); of the network between.
 */
const AWAY =
  /^(?:SQLITE_(?:BUSY|LOCKED|CANTOPEN)\w*|08\w{3}|53300|55000|55P03|57P0\d|25P03|E(?:CONN\w+|PIPE|HOSTUNREACH|TIMEDOUT))$/;

/** What `pg` and Knex say in words alone. */
const AWAY_IN_WORDS = /Connection (?:terminated|ended)|[Tt]imeout|not currently accepting connections|not queryable/;

const FULL = /^(?:ENOSPC|EDQUOT|SQLITE_FULL|53100)$/;

/** libvips names no code. */
const FULL_IN_WORDS = /No space left on device|Disk quota exceeded/;

interface Coded {
  code?: unknown;
  message?: unknown;
}

/** The outage that an error tells of, of a disk or what threw it; undefined for every other error. */
export function findOutage(error: unknown): Outage | undefined {
  if (error instanceof OutageError) return error.outage;
  const { code, message } = (error ?? {}) as Coded;
  return FULL.test(String(code)) || FULL_IN_WORDS.test(String(message)) ? DISK_FULL : undefined;
}

/** Whether an error of the database says that it is away, and nothing about the query. */
export function saysAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Coded;
  return AWAY.test(String(code)) || AWAY_IN_WORDS.test(String(message));
}

/** When the database was last found away, on the clock of `performance.now()`. */
let lastAway = Number.NEGATIVE_INFINITY;

/**
 * Listens to what the database answers. Strapi turns many of its errors into others, such as that a locale does not
 * exist, and drops what they said.
 */
export function followDatabase(strapi: Core.Strapi): void {
  const note = (error: unknown) => {
    if (saysAway(error)) lastAway = performance.now();
  };
  const { connection } = strapi.db;
  connection.on('query-error', note);
  connection.client.pool.on('acquireFail', (_: number, error: unknown) => note(error));
  connection.client.pool.on('createFail', (_: number, error: unknown) => note(error));
}

/** The outage of the database during a request that began at a time; undefined when there was none. */
export function databaseOutageSince(time: number): Outage | undefined {
  return lastAway >= time ? DATABASE_AWAY : undefined;
}
