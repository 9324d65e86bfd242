import { errors } from 'strapi-plugin-page-builder/server';
import { type AskedRequest, isPublicRoute } from './public-routes.ts';

/** Methods that change nothing. */
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change something, or open or renew a session, when a page of another origin makes them: a
 * browser sends the session's cookie along whoever asks, and other hosts of one's own domain count as the same site.
 * Browsers say where a request comes from and let no script say otherwise. Programs say nothing, and go on.
 */
export default function createMiddleware(_: unknown, { strapi }: { strapi: { config: { get(key: string): string } } }) {
  const own = new URL(strapi.config.get('server.url')).origin;
  return async (context: AskedRequest, next: () => Promise<void>): Promise<void> => {
    const { method, path } = context;
    if (!SAFE_METHODS.has(method) && !isPublicRoute(method, path) && !comesFromHere(context, own)) {
      throw new errors.ForbiddenError(
        `Pages of other sites may not do this. The CMS takes it from its own pages, at ${own} (CMS_URL), and from programs.`,
      );
    }
    await next();
  };
}

function comesFromHere(context: AskedRequest, own: string): boolean {
  const site = context.get('Sec-Fetch-Site');
  // `none` is the visitor's own doing, such as a bookmark.
  if (site) return site === 'same-origin' || site === 'none';
  // Browsers leave the first header out over plain http, and this one out of nothing that changes something.
  const origin = context.get('Origin');
  return origin === '' || origin === own;
}
