import { databaseOutageSince, findOutage, type Outage } from './outages.ts';

interface Context {
  status: number;
  body: unknown;
  response: { is(type: string): string | false | null };
  set(header: string, value: string): void;
}

/** Answers requests that fail because the database or the malware scanner is away, or the disk is full, with that, whatever the failure says. */
export default function createMiddleware() {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const begin = performance.now();
    try {
      await next();
    } catch (error) {
      const outage = findOutage(error) ?? databaseOutageSince(begin);
      if (!outage) throw error;
      strapi.log.error(error);
      sendOutage(context, outage);
      return;
    }
    // What is put off already says so in words of its own.
    const outage = context.status >= 400 && context.status !== 503 ? databaseOutageSince(begin) : undefined;
    if (outage) sendOutage(context, outage);
  };
}

function sendOutage(context: Context, { status, name, message, retryAfter }: Outage): void {
  context.status = status;
  context.set('Retry-After', String(retryAfter));
  context.set('Cache-Control', 'no-store');
  // A browser that sent a form without its script shows what comes back, and is told on a page already.
  if (context.response.is('html')) return;
  context.body = { data: null, error: { status, name, message, details: {} } };
}
