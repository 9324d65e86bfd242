import { errors } from 'strapi-plugin-page-builder/server';

/** What validators call their refusals, where Strapi's code lets them go unexplained. */
const REFUSALS = new Set(['ZodError', 'ValidationError']);

/** Answers what validators refuse with 400 and their words. */
export default function createMiddleware() {
  return async (_: unknown, next: () => Promise<void>): Promise<void> => {
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
