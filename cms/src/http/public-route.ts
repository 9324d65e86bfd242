import { type Limit, limitRate } from 'strapi-plugin-page-builder/server';

/**
 * The configuration of a route that anyone may call, but not without end.
 * @param name requests of routes with one name are counted together
 * @param cost as how many a request counts, where it may ask for much
 */
export function publicRoute(name: string, cost?: Limit['cost']) {
  return { auth: false as const, middlewares: [limitRate({ name, cost })] };
}
