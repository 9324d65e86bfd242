import type { z } from 'zod';
import { errors } from '../../strapi-errors.ts';

/** `schema.parse` with the refusal in the error shape of the API. */
export function parse<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => ({ path: issue.path.map(String), message: issue.message }));
  const list = faults.map(({ path, message }) => (path.length > 0 ? `"${path.join('.')}": ${message}` : message));
  throw new errors.ValidationError(`The request's parameters are not valid. ${list.join('. ')}.`, {
    errors: faults.map((fault) => ({ ...fault, name: 'ValidationError' })),
  });
}

/** @throws ValidationError that names one parameter */
export function refuseParameter(name: string, message: string): never {
  throw new errors.ValidationError(message, { errors: [{ path: [name], name: 'ValidationError', message }] });
}
