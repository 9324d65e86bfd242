import { createRequire } from 'node:module';

/**
 * Strapi's error classes. Required and not imported: an import would load a second copy of the package, and Strapi
 * tells errors apart by class, so those of the copy would be answered with status 500.
 */
export const { errors } = createRequire(import.meta.url)('@strapi/utils') as typeof import('@strapi/utils');

/**
 * An error that is answered with this status and message. Out of a route or a policy, Strapi answers its own
 * `UnauthorizedError` and `ForbiddenError` without their messages.
 */
export function createHttpError(status: number, name: string, message: string, details: object = {}): Error {
  const error = Object.assign(new Error(message), { name, status, expose: true, details });
  return Object.setPrototypeOf(error, errors.HttpError.prototype);
}
