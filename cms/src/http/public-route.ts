import { limitRate } from 'strapi-plugin-page-builder/server';

/**
 * The configuration of a route that anyone may call, but not without end.
 * @param name requests of routes with one name are counted together
 */
export function publicRoute(name: string) {
  return { auth: false as const, middlewares: [limitRate({ name })] };
}
