import type { Core } from '@strapi/strapi';

/** How Strapi's cookies of a session of the admin begin, that and its signature; their names are no setting. */
const SESSION = /^strapi_admin_refresh(?:\.sig)?=/;

/** Browsers take cookies whose names begin with it from this host alone, over https. */
const PREFIX = '__Host-';

/** The cookie in which the script of Strapi's admin keeps what opens its calls, over https. Its name is a setting. */
export const ACCESS = `${PREFIX}strapi_admin_access`;

const NO_ACCESS = `${ACCESS}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; secure; samesite=strict`;

interface Exchange {
  path: string;
  status: number;
  req: { headers: { cookie?: string } };
  response: { get(header: string): string | string[] };
  set(header: string, values: string[]): void;
}

/**
 * Over https, gives the session's cookie a name that is kept to this host, and takes it by no other: another host of the
 * same domain can neither set it nor replace it. The cookie that Strapi's admin sets itself has such a name, too; it is
 * taken away here where a session ends, because the admin's script does that in a way which browsers take for other names
 * alone.
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
      const kept = [...cookies.map(protect), ...(endsSession(context) ? [NO_ACCESS] : [])];
      if (kept.length > 0) context.set('Set-Cookie', kept);
    }
  };
}

/** A session ends where somebody logs out, and has ended where it cannot be renewed. */
function endsSession({ path, status }: Exchange): boolean {
  return /^\/admin\/logout\/?$/i.test(path) || (status === 401 && /^\/admin\/access-token\/?$/i.test(path));
}

/** The prefix asks for a cookie of all paths. */
function protect(cookie: string): string {
  return SESSION.test(cookie) ? PREFIX + cookie.replace(/; path=[^;]*/i, '; path=/') : cookie;
}

function readCookies(header: string): string {
  const cookies = header.split(';').map((cookie) => cookie.trim());
  const others = cookies.filter((cookie) => !SESSION.test(cookie));
  const isOurs = (cookie: string) => cookie.startsWith(PREFIX) && SESSION.test(cookie.slice(PREFIX.length));
  return others.map((cookie) => (isOurs(cookie) ? cookie.slice(PREFIX.length) : cookie)).join('; ');
}
