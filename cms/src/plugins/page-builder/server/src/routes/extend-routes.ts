import type { Core } from '@strapi/strapi';

/** Policies and middlewares, by name or as Strapi takes them in a route's config. */
interface Additions {
  policies?: readonly unknown[];
  middlewares?: readonly unknown[];
}

interface Route {
  method: string;
  handler: unknown;
  config?: Additions;
}

/**
 * Adds policies and middlewares to routes of Strapi and its plugins; they run after the route's own. Called in `register`,
 * before Strapi sets routes up.
 * @param plugin its name, or `admin`
 * @param additions by the name of the handler that routes lead to
 * @throws Error where no route leads to a handler
 */
export function extendRoutes(
  strapi: Core.Strapi,
  plugin: string,
  additions: Readonly<Record<string, Additions>>,
): void {
  const { routes: routers } = plugin === 'admin' ? strapi.admin : strapi.plugin(plugin);
  const routes = Object.values(routers as object).flatMap((router: { routes?: Route[] }) => router.routes ?? []);
  for (const [handler, { policies = [], middlewares = [] }] of Object.entries(additions)) {
    const meant = routes.filter((route) => route.handler === handler);
    if (meant.length === 0) throw new Error(`No route of "${plugin}" leads to "${handler}", which is to get policies.`);
    for (const route of meant) {
      const { config } = route;
      route.config = {
        ...config,
        policies: [...new Set([...(config?.policies ?? []), ...policies])],
        middlewares: [...new Set([...(config?.middlewares ?? []), ...middlewares])],
      };
    }
  }
}

/** The handlers of a plugin's routes of the admin that a method leads to. */
export function listAdminHandlers(strapi: Core.Strapi, plugin: string, method: string): string[] {
  const { admin } = strapi.plugin(plugin).routes as { admin?: { routes: readonly Route[] } };
  return (admin?.routes ?? []).filter((route) => route.method === method).map(({ handler }) => String(handler));
}
