import { createRequire } from 'node:module';

const ofPlugin = createRequire(import.meta.url);
const ofStrapi = createRequire(ofPlugin.resolve('@strapi/strapi/package.json'));
const ofServer = createRequire(ofStrapi.resolve('@strapi/core'));

/**
 * Strapi's error classes, of the very copy that its server uses: Strapi tells errors apart by class, so those of another
 * copy would be answered with status 500. They are found from where the server is, because a project may have a second
 * version of the package; and required, because an import would load the package once more.
 */
export const { errors } = ofServer('@strapi/utils') as typeof import('@strapi/utils');

/**
 * An error that is answered with this status and message. Out of a route or a policy, Strapi answers its own
 * `UnauthorizedError` and `ForbiddenError` without their messages.
 */
export function createHttpError(status: number, name: string, message: string, details: object = {}): Error {
  const error = Object.assign(new Error(message), { name, status, expose: true, details });
  return Object.setPrototypeOf(error, errors.HttpError.prototype);
}
