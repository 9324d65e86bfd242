import type { Core } from '@strapi/strapi';

/** Adds a call that prunes versions as at another time, `?now=` in milliseconds since 1970; see `boot-cms.ts`. */
export function addTo(strapi: Core.Strapi): void {
  strapi.server.use(async (context, next) => {
    if (context.path !== '/test/prune') return next();
    const count = await strapi.plugin('page-builder').service('versions').prune(Number(context.query.now));
    context.body = { count };
  });
}
