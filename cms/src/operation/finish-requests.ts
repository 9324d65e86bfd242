import type { Core } from '@strapi/strapi';

/** How long requests that have begun may take once the process is asked to end, in milliseconds. */
const PATIENCE = 10_000;

let stopping = false;

/** True from the moment the process was asked to end. */
export function isStopping(): boolean {
  return stopping;
}

/**
 * Takes no new connections and waits for the answers to requests that have begun. Strapi calls this on SIGTERM and
 * SIGINT, before it cuts what is still open (such as streams that never end), closes the database, and exits with 0.
 */
export async function finishRequests(strapi: Core.Strapi): Promise<void> {
  if (strapi.config.get('autoReload')) return;
  stopping = true;
  const server = strapi.server.httpServer;
  // Otherwise connections that browsers keep open for later would hold up the end.
  server.keepAliveTimeout = 1;
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    new Promise((resolve) => server.close(resolve)),
    new Promise((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    }),
  ]);
  clearTimeout(timer);
}
