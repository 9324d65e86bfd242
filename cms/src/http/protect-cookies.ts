import type { Core } from '@strapi/strapi';

/** How Strapi's cookie of a session of the admin begins; its name is no setting. */
const SESSION = 'strapi_admin_refresh=';

/** Browsers take cookies whose names begin with it from this host alone, over https. */
const PREFIX = '__Host-';

interface Exchange {
  req: { headers: { cookie?: string } };
  response: { get(header: string): string | string[] };
  set(header: string, values: string[]): void;
}

/**
 * Over https, gives the session's cookie a name that is kept to this host, and takes it by no other: another host of the
 * same domain can neither set it nor replace it. The cookie that Strapi's admin sets itself keeps its name, because its
 * script could not delete one with such a name.
 */
export default function createMiddleware(_: unknown, { strapi }: { strapi: Pick<Core.Strapi, 'config'> }) {
  const isSecure = strapi.config.get('server.url', '').startsWith('https:');
  return async (context: Exchange, next: () => Promise<void>): Promise<void> => {
    if (!isSecure) return next();
    const { headers } = context.req;
    if (headers.cookie) headers.cookie = readCookies(headers.cookie);
    try {
      await next();
    } finally {
      const cookies = [context.response.get('Set-Cookie')].flat().filter(Boolean);
      if (cookies.length > 0) context.set('Set-Cookie', cookies.map(protect));
    }
  };
}

/** The prefix asks for a cookie of all paths. */
function protect(cookie: string): string {
  return cookie.startsWith(SESSION) ? PREFIX + cookie.replace(/; path=[^;]*/i, '; path=/') : cookie;
}

function readCookies(header: string): string {
  const cookies = header.split(';').map((cookie) => cookie.trim());
  const others = cookies.filter((cookie) => !cookie.startsWith(SESSION));
  return others
    .map((cookie) => (cookie.startsWith(PREFIX + SESSION) ? cookie.slice(PREFIX.length) : cookie))
    .join('; ');
}
