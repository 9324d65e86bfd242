import { errors } from 'strapi-plugin-page-builder/server';

interface Exchange {
  request: { body?: unknown };
}

/** What validators call their refusals, where Strapi's code lets them go unexplained. */
const REFUSALS = new Set(['ZodError', 'ValidationError']);

/**
 * Every body of the CMS's calls is an object: JSON or a form. A list or a text, as a script with a wrong header sends
 * it, would meet code that takes the body for an object and fails.
 */
export default function createMiddleware() {
  return async ({ request }: Exchange, next: () => Promise<void>): Promise<void> => {
    const { body } = request;
    if (Array.isArray(body)) throw new errors.ValidationError('The request body must be a JSON object, not a list.');
    if (typeof body === 'string' && body !== '') {
      throw new errors.ValidationError('The request body must be JSON; send it with "Content-Type: application/json".');
    }
    // An empty text, where an object is looked for.
    if (body === '') request.body = {};
    try {
      await next();
    } catch (error) {
      throw explain(error);
    }
  };
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error) || !REFUSALS.has(error.name) || 'status' in error) return error;
  if (error instanceof errors.ApplicationError) return error;
  return new errors.ValidationError(`The request was not understood: ${error.message}`);
}
