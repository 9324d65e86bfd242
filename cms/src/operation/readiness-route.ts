import type { Core } from '@strapi/strapi';
import { isStopping } from './finish-requests.ts';

interface Context {
  status: number;
  body: unknown;
  set(header: string, value: string): void;
}

/** Longest time the database may take for an answer, in milliseconds. */
const PATIENCE = 2_000;

/**
 * `GET /_ready`: 200 while this CMS can serve requests, 503 with the reason while it cannot. `/_health` says that the
 * process lives and nothing more; who sends requests here should look at this one.
 */
export function addReadinessRoute(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const reason = isStopping() ? 'This CMS is stopping.' : await findObstacle(strapi);
    context.set('Cache-Control', 'no-store');
    context.status = reason ? 503 : 200;
    context.body = reason ? { ready: false, reason } : { ready: true };
  };
  strapi.server.routes([{ method: 'GET', path: '/_ready', handler, config: { auth: false } }]);
}

/** Says nothing of the error itself, which may name hosts and users: anyone may ask. The log has it. */
async function findObstacle(strapi: Core.Strapi): Promise<string | undefined> {
  try {
    const isPending = await withinTime(
      strapi.db.connection.raw('SELECT 1').then(() => strapi.db.migrations.shouldRun()),
    );
    return isPending ? 'Migrations of the database are still to be done.' : undefined;
  } catch (error) {
    strapi.log.error(`The database does not answer: ${error instanceof Error ? error.message : error}`);
    return 'The database does not answer.';
  }
}

async function withinTime<Value>(work: PromiseLike<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
