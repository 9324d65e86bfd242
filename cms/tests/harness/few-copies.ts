import type { Core } from '@strapi/strapi';

/**
 * A project that keeps three safety copies of a person, for a week, a call that prunes them as at another time, `?now=` in
 * milliseconds since 1970, and one that fills its disk; see `boot-cms.ts`.
 */
export function addTo(strapi: Core.Strapi): void {
  strapi.server.use(async (context, next) => {
    // The plugin's settings are there only once it is loaded.
    strapi.config.set('plugin::page-builder.safetyCopies', { enabled: true, days: 7, perPerson: 3, megabytes: 20 });
    if (context.path === '/test/disk') {
      // SQLite then finds no room for another page, as on a disk that is full.
      const pages = context.query.state === 'full' ? 1 : 4_294_967_294;
      await strapi.db.connection.raw(`PRAGMA max_page_count = ${pages}`);
      context.body = {};
      return;
    }
    if (context.path !== '/test/prune-copies') return next();
    const count = await strapi.plugin('page-builder').service('safety-copies').prune(Number(context.query.now));
    context.body = { count };
  });
}
