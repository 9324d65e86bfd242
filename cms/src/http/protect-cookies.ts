import type { Core } from '@strapi/strapi';

/** Strapi's cookie of a session of the admin, which has no setting for its name. */
const SESSION = 'strapi_admin_refresh';
const PROTECTED = `__Host-${SESSION}`;

interface Exchange {
  req: { headers: { cookie?: string } };
  response: { get(header: string): string | string[] };
  set(header: string, values: string[]): void;
}

/**
 * Over https, gives the session's cookie a name by which browsers take it from this host alone and over https alone, and
 * takes it by no other: another host of the same domain can neither set it nor replace it.
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
      const renamed = cookies.map((cookie) => (cookie.startsWith(`${SESSION}=`) ? `__Host-${cookie}` : cookie));
      if (renamed.length > 0) context.set('Set-Cookie', renamed);
    }
  };
}

function readCookies(header: string): string {
  const cookies = header.split(';').map((cookie) => cookie.trim());
  const others = cookies.filter((cookie) => !cookie.startsWith(`${SESSION}=`));
  return others
    .map((cookie) => (cookie.startsWith(`${PROTECTED}=`) ? cookie.slice('__Host-'.length) : cookie))
    .join('; ');
}
