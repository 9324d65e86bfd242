import { describe, expect, it } from 'vitest';
import { type Answer, call } from './harness/client.ts';
import { createPage, newSlug } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';

/** A page of a site, of a stranger, and of nobody, such as a file or a sandboxed frame. */
const SITE = 'http://localhost:4321';
const STRANGERS = ['https://evil.example', `${SITE}.evil.example`, 'null'];
const PUBLIC = '/api/page-builder/pages?country=nl&locale=nl';
const CALCULATE = '/api/perform-calculations/none';

/** Headers by which an answer lets pages of other origins read it. */
function sharing({ headers }: Answer): Record<string, string> {
  const found: Record<string, string> = {};
  headers.forEach((value, name) => {
    if (name.startsWith('access-control-')) found[name] = value;
  });
  return found;
}

/** The requests of the CMS's own routes, with something in the place of each parameter. */
function listRequests(): [method: string, path: string][] {
  return sharedCms().routes.flatMap((route): [string, string][] => {
    const [method = '', path = ''] = route.split(' ');
    if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method) || path.includes('(')) return [];
    return [[method, path.replaceAll(/:\w+/g, 'x')]];
  });
}

/** What pages of the sites send, and no others do. */
const FORMS = ['/api/leads', '/api/newsletter/confirm', '/api/newsletter/withdraw'];

const isPublic = (method: string, path: string) =>
  /^\/api\/(find|reviews|bikes-filter|bike-finder|dealers|site|facts|redirects|openapi\.json|page-builder\/pages?|perform-calculations)(\/(?!x$)|$)/.test(
    path,
  ) && method === 'GET';

describe('who may read an answer', () => {
  it('public calls are read by pages of the sites, without cookies', async () => {
    for (const path of [PUBLIC, '/api/dealers?address=Utrecht', '/api/site?country=nl', '/api/reviews']) {
      const answer = await call(path, { headers: { Origin: SITE } });
      expect(sharing(answer), path).toEqual({ 'access-control-allow-origin': SITE });
    }
  });

  it('calculations by pages of everyone, without cookies', async () => {
    const answer = await call(CALCULATE, { headers: { Origin: 'https://partner.example' }, body: {} });
    expect(sharing(answer)).toEqual({ 'access-control-allow-origin': 'https://partner.example' });
    const asked = await preflight('POST', CALCULATE, 'https://partner.example');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    expect(asked.headers.get('access-control-allow-origin')).toBe('https://partner.example');
  });

  it.each(STRANGERS)('nothing else by %s', async (origin) => {
    expect(sharing(await call(PUBLIC, { headers: { Origin: origin } }))).toEqual({});
  });

  it('all other routes by nobody, whatever the method, asked beforehand or not, and where no origin is named', async () => {
    const requests = listRequests().filter(
      ([method, path]) => !isPublic(method, path) && !path.includes('perform-') && !FORMS.includes(path),
    );
    expect(requests.length).toBeGreaterThan(200);
    for (const [method, path] of requests) {
      const name = `${method} ${path}`;
      expect(sharing(await preflight(method, path, SITE)), name).toEqual({});
      expect(sharing(await call(path, { method, headers: { Origin: SITE } })), name).toEqual({});
      expect(sharing(await call(path, { method })), name).toEqual({});
    }
  });
});

function preflight(method: string, path: string, origin: string): Promise<Answer> {
  return call(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type',
    },
  });
}

describe('a page of another site, in the browser of an administrator', () => {
  /** As browsers say where a request comes from: over https and on one machine, and, older ones, everywhere. */
  const FOREIGN: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'same-site', Origin: SITE },
    { Origin: SITE },
    { Origin: 'null' },
  ];

  it('gets no session: the one that the cookie stands for is not renewed', async () => {
    const { url } = sharedCms();
    let cookie = await signIn();
    const renew = (headers: Record<string, string>) =>
      call('/admin/access-token', { method: 'POST', headers: { Cookie: cookie, ...headers } });
    for (const headers of FOREIGN) {
      const answer = await renew(headers);
      expect(answer.status, JSON.stringify(headers)).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(sharing(answer)).toEqual({});
    }
    const own: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'same-origin', Origin: url }, { Origin: url }, {}];
    for (const headers of own) {
      const answer = await renew(headers);
      expect(answer.body.data?.token, JSON.stringify(answer.body)).toEqual(expect.any(String));
      // Each renewal is answered with the cookie for the next one.
      cookie = readCookies(answer);
    }
  });

  it('changes nothing, with or without a session, and whatever the body is', async () => {
    const { url } = sharedCms();
    const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
    const page = JSON.stringify({ title: 'Foreign', slug: newSlug() });
    for (const headers of FOREIGN) {
      for (const type of types) {
        for (const path of ['/admin/login', '/upload', '/content-manager/collection-types/api::page.page']) {
          const answer = await call(path, { as: 'admin', headers: { ...headers, 'Content-Type': type }, body: page });
          expect(answer.body.error, `${path} ${type}`).toMatchObject({ status: 403, name: 'ForbiddenError' });
          expect(answer.body.error.message).toContain(url);
        }
      }
    }
  });

  it('no route that changes something takes it', async () => {
    const requests = listRequests().filter(
      ([method, path]) =>
        method !== 'GET' &&
        path !== '/_health' &&
        // From pages of the sites; for others see `leads/leads.test.ts` and `leads/newsletter.test.ts`.
        !FORMS.includes(path) &&
        !path.startsWith('/api/perform-calculations/'),
    );
    expect(requests.length).toBeGreaterThan(100);
    for (const [method, path] of requests) {
      const answer = await call(path, { as: 'admin', method, headers: FOREIGN[1] ?? {} });
      expect(answer.body.error, `${method} ${path}`).toMatchObject({ status: 403, name: 'ForbiddenError' });
    }
  });
});

it('programs, which name no origin, go on as before', async () => {
  const id = await createPage();
  const answer = await call(`/api/pages/${id}?status=draft`, {
    as: 'api',
    method: 'PUT',
    body: { force: true, data: { title: 'New' } },
  });
  expect(answer.status).toBe(200);
});

/** Logs in and returns the cookie that renews the session. */
async function signIn(): Promise<string> {
  const { url } = sharedCms();
  const body = {
    email: 'tests@example.com',
    password: 'Testing-123456',
    deviceId: crypto.randomUUID(),
    rememberMe: true,
  };
  const answer = await call('/admin/login', { headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin' }, body });
  expect(answer.status).toBe(200);
  return readCookies(answer);
}

function readCookies({ headers }: Answer): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect(cookies.join()).toContain('strapi_admin_refresh=');
  return cookies.join('; ');
}
