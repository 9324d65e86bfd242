import type { Core } from '@strapi/strapi';

const SAFETY_COPIES = 'plugin::page-builder.safetyCopies';

/**
 * Adds calls to the CMS of the tests for what happens with time, on a full disk, or by a project's own rule; see
 * `boot-cms.ts`. `now` is in milliseconds since 1970.
 */
export function addTo(strapi: Core.Strapi): void {
  const calls: Record<string, (query: Record<string, unknown>) => Promise<object> | object> = {
    '/test/prune-versions': async ({ now }) => ({ count: await prune('versions', now) }),
    '/test/prune-copies': async ({ now }) => ({ count: await prune('safety-copies', now) }),
    /** Sets how many safety copies a person may have, and returns how many it were. */
    '/test/copies-per-person': ({ most }) => {
      const rule = strapi.config.get<{ perPerson: number }>(SAFETY_COPIES);
      strapi.config.set(SAFETY_COPIES, { ...rule, perPerson: Number(most) });
      return { before: rule.perPerson };
    },
    /** SQLite then finds no room for another page, as on a disk that is full. */
    '/test/disk': async ({ state }) => {
      await strapi.db.connection.raw(`PRAGMA max_page_count = ${state === 'full' ? 1 : 4_294_967_294}`);
      return {};
    },
  };
  const prune = (service: string, now: unknown) => strapi.plugin('page-builder').service(service).prune(Number(now));
  strapi.server.use(async (context, next) => {
    const answer = calls[context.path];
    if (!answer) return next();
    context.body = await answer(context.query);
  });
}
