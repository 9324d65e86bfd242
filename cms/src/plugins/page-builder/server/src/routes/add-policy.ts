import type { Core } from '@strapi/strapi';

/** A route of Strapi's admin, as plugins declare it. */
export interface AdminRoute {
  method: string;
  handler: string;
  config: { policies: unknown[] };
}

/** Adds a policy to routes of another plugin, before Strapi sets them up. */
export function addPolicy(
  strapi: Core.Strapi,
  plugin: string,
  policy: string,
  isMeant: (route: AdminRoute) => boolean,
): void {
  const routes = strapi.plugin(plugin as 'upload')?.routes as { admin?: { routes: AdminRoute[] } } | undefined;
  for (const route of routes?.admin?.routes ?? []) {
    // Routes stay as they are when Strapi is loaded again in the same process.
    if (isMeant(route) && !route.config.policies.includes(policy)) route.config.policies.push(policy);
  }
}
