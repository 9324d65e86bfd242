import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CmsData, createCmsData, type RunningCms, START_LIMIT, startCms } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

/** Accounts of the admin, behind a proxy that speaks https: passwords, logins, sessions, and what is kept of them. */

const PUBLIC = 'https://cms.test';
const PASSWORD = 'kaas-Fiets-9-molen';
const LONG = `${'Een lange zin met spaties 7 '.repeat(2)}en nog wat`;
const SESSION = '__Host-strapi_admin_refresh';

let data: CmsData;
let cms: RunningCms;
let administrator = '';

interface Asked {
  body?: object;
  token?: string;
  cookie?: string;
}

async function ask(method: string, path: string, { body, token, cookie }: Asked = {}) {
  const response = await fetch(cms.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-For': '192.0.2.7',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(cookie && { Cookie: cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  const read = answer.startsWith('{') ? JSON.parse(answer) : answer;
  return { status: response.status, headers: response.headers, body: read };
}

/** An invitation as an administrator sends it. */
async function sendInvitation() {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const roles = (await ask('GET', '/admin/roles', { token: administrator })).body.data;
  const role = roles.find(({ code }: { code: string }) => code === 'strapi-editor').id;
  const body = { email, firstname: 'Test', lastname: 'Editor', roles: [role] };
  const { registrationToken, id } = (await ask('POST', '/admin/users', { token: administrator, body })).body.data;
  return { id, email, registrationToken };
}

const register = (registrationToken: string, password: string) => {
  const userInfo = { firstname: 'Test', lastname: 'Editor', password };
  return ask('POST', '/admin/register', { body: { registrationToken, userInfo } });
};

/** Somebody who was invited, and has chosen a password. */
async function invite(password = PASSWORD) {
  const { id, email, registrationToken } = await sendInvitation();
  return { id, email, registered: await register(registrationToken, password) };
}

const logIn = (email: string, password = PASSWORD) => ask('POST', '/admin/login', { body: { email, password } });
const whoAmI = async (token: string) => (await ask('GET', '/admin/users/me', { token })).status;
const cookieOf = (answer: { headers: Headers }) =>
  answer.headers.getSetCookie().find((set) => set.includes('refresh')) ?? '';

beforeAll(async () => {
  data = await createCmsData();
  cms = await startCms(data, { PUBLIC_URL: PUBLIC, TRUSTED_PROXIES: '1', LOG_FORMAT: 'json' });
  administrator = (await logIn('tests@example.com', 'Testing-123456')).body.data.token;
}, START_LIMIT);
afterAll(async () => {
  await cms?.stop();
  await data?.remove();
});

describe('a password', () => {
  it.each(['Password1', 'Qwerty123', 'Lumavelo2026'])('such as %s is taken from nobody', async (guess) => {
    const { registered } = await invite(guess);
    expect(registered.status).toBe(400);
    expect(registered.body.error.message).toMatch(/guessed too easily/);
    const { body } = (await invite()).registered;
    const { token } = body.data;
    const changes = { currentPassword: PASSWORD, password: guess };
    expect((await ask('PUT', '/admin/users/me', { token, body: changes })).status).toBe(400);
    const { user } = body.data;
    const set = await ask('PUT', `/admin/users/${user.id}`, { token: administrator, body: { password: guess } });
    expect(set.status).toBe(400);
  });

  it('of seven characters is too short', async () => {
    const { registered } = await invite('kF9-mo1');
    expect(registered.status).toBe(400);
  });

  it('of 64 characters with spaces is taken, and every character of it counts', async () => {
    expect(LONG.length).toBeGreaterThanOrEqual(64);
    const { email, registered } = await invite(LONG);
    expect(registered.status).toBe(200);
    expect((await logIn(email, LONG)).status).toBe(200);
    expect((await logIn(email, LONG.slice(0, -1))).status).toBe(400);
    expect((await logIn(email, LONG.toLowerCase())).status).toBe(400);
  });

  it('is changed by who knows the old one, and then every session of before has ended', async () => {
    const { registered } = await invite();
    const { token } = registered.body.data;
    const change = (currentPassword: string) =>
      ask('PUT', '/admin/users/me', { token, body: { currentPassword, password: `${PASSWORD}-new` } });
    expect((await change('Wrong-123456')).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(200);
    expect(await whoAmI(token)).toBe(401);
  });

  it('is guessed five times at most, and its owner logs in from elsewhere', async () => {
    const { email } = await invite();
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await logIn(email, `Guess-${guess}-1234`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const elsewhere = await fetch(`${cms.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.8' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(elsewhere.status).toBe(200);
  });

  it('is asked for where somebody gives themselves another address', async () => {
    const { token } = (await invite()).registered.body.data;
    const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
    const change = (more: object) => ask('PUT', '/admin/users/me', { token, body: { email, ...more } });
    expect((await change({})).status).toBe(400);
    expect((await change({ currentPassword: 'Wrong-123456' })).status).toBe(400);
    expect((await change({ currentPassword: PASSWORD })).body.data.email).toBe(email);
    expect((await change({ firstname: 'Same address' })).status).toBe(200);
  });

  it('that is forgotten tells nobody whether there is such an account', async () => {
    const { email } = await invite();
    const [known, unknown] = [email, 'nobody@example.com'].map((address) =>
      ask('POST', '/admin/forgot-password', { body: { email: address } }),
    );
    expect((await known)?.status).toBe(204);
    expect((await unknown)?.status).toBe(204);
    const refused = [await logIn(email, 'Wrong-123456'), await logIn('nobody@example.com', 'Wrong-123456')];
    expect(refused[0]?.body).toEqual(refused[1]?.body);
  });
});

it('an invitation is taken once, and within seven days', async () => {
  const [used, old] = [await sendInvitation(), await sendInvitation()];
  expect((await register(used.registrationToken, PASSWORD)).status).toBe(200);
  expect((await register(used.registrationToken, PASSWORD)).status).toBe(400);
  const sent = Date.now() - 8 * 24 * 3_600_000;
  const stored = data.databaseUrl ? new Date(sent).toISOString() : String(sent);
  await writeDatabase(data, 'UPDATE admin_users SET updated_at = ? WHERE email = ?', [stored, old.email]);
  const refused = await register(old.registrationToken, PASSWORD);
  expect([refused.status, refused.body.error?.message]).toEqual([400, expect.stringMatching(/seven days old/)]);
});

describe('a session', () => {
  it('is a cookie of this host, over https, that no script reads and no other site sends', async () => {
    const { email } = await invite();
    const answer = await logIn(email);
    expect(cookieOf(answer)).toMatch(new RegExp(`^${SESSION}=[^;]+; path=/;(?!.*domain=)`, 'i'));
    for (const cookie of answer.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-.*samesite=strict(?=.*secure)(?=.*httponly)/i);
    const [pair = ''] = cookieOf(answer).split(';');
    const renewed = await ask('POST', '/admin/access-token', { cookie: pair });
    expect(renewed.status).toBe(200);
    expect(await whoAmI(renewed.body.data.token)).toBe(200);
    expect(cookieOf(renewed)).not.toContain(pair);
  });

  it('is taken by no other name, which another host of the domain could have set', async () => {
    const { email } = await invite();
    const [pair = ''] = cookieOf(await logIn(email)).split(';');
    const unprotected = pair.replace('__Host-', '');
    expect((await ask('POST', '/admin/access-token', { cookie: unprotected })).status).toBe(401);
  });

  it('ends where somebody logs out, with its cookie', async () => {
    const { email } = await invite();
    const answer = await logIn(email);
    const [pair = ''] = cookieOf(answer).split(';');
    const { token } = answer.body.data;
    const out = await ask('POST', '/admin/logout', { token, cookie: pair, body: {} });
    expect(await whoAmI(token)).toBe(401);
    const renewed = await ask('POST', '/admin/access-token', { cookie: pair });
    expect(renewed.status).toBe(401);
    // Of the cookie that the admin's script sets.
    const taken = /^__Host-strapi_admin_access=; path=\/; expires=Thu, 01 Jan 1970 00:00:00 GMT; secure/;
    for (const { headers } of [out, renewed])
      expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(taken));
    expect(answer.headers.getSetCookie().join()).not.toContain('strapi_admin_access');
  });

  it('is listed to its owner, who ends the others', async () => {
    const { email } = await invite();
    const [here, there] = [await logIn(email), await logIn(email)].map(({ body }) => body.data.token);
    const listed = await ask('GET', '/admin/users/me/sessions', { token: here });
    // One was opened by the invitation.
    expect(listed.body.data).toHaveLength(3);
    await ask('DELETE', '/admin/users/me/sessions?keepCurrent=true', { token: here });
    expect(await whoAmI(there)).toBe(401);
    expect(await whoAmI(here)).toBe(200);
  });

  it('ends no other a quarter of an hour after its login, until there is another login', async () => {
    const { id, email } = await invite();
    const [here, there] = [await logIn(email), await logIn(email)];
    const { token } = here.body.data;
    const [pair = ''] = cookieOf(here).split(';');
    const sessions = (await ask('GET', '/admin/users/me/sessions', { token })).body.data;
    const idOf = (isCurrent: boolean) => sessions.find(({ current }: { current: boolean }) => current === isCurrent).id;
    const past = Date.now() + 7 * 24 * 3_600_000 - 16 * 60_000;
    const stored = data.databaseUrl ? new Date(past).toISOString() : String(past);
    await writeDatabase(data, 'UPDATE strapi_sessions SET absolute_expires_at = ? WHERE user_id = ?', [
      stored,
      String(id),
    ]);
    const renewed = (await ask('POST', '/admin/access-token', { cookie: pair })).body.data.token;
    for (const [path, by] of [
      [`/${idOf(false)}`, token],
      ['?keepCurrent=true', token],
      ['', token],
      ['', renewed],
    ]) {
      const refused = await ask('DELETE', `/admin/users/me/sessions${path}`, { token: by });
      expect([refused.status, refused.body.error?.message]).toEqual([
        400,
        expect.stringMatching(/log out here and in/),
      ]);
    }
    expect(await whoAmI(there.body.data.token)).toBe(200);
    const anew = (await logIn(email)).body.data.token;
    expect((await ask('DELETE', '/admin/users/me/sessions?keepCurrent=true', { token: anew })).status).toBe(200);
    expect(await whoAmI(there.body.data.token)).toBe(401);
    expect(await whoAmI(anew)).toBe(200);
    const [own] = (await ask('GET', '/admin/users/me/sessions', { token: anew })).body.data;
    await writeDatabase(data, 'UPDATE strapi_sessions SET absolute_expires_at = ? WHERE user_id = ?', [
      stored,
      String(id),
    ]);
    expect((await ask('DELETE', `/admin/users/me/sessions/${own.id}`, { token: anew })).status).toBe(200);
    expect(await whoAmI(anew)).toBe(401);
  });

  it.each([
    ['two hours in which nothing is done', 'created_at', 2 * 3_600_000 + 60_000],
    ['its longest time', 'absolute_expires_at', 1_000],
  ])('ends after %s', async (_, column, ago) => {
    const { id, email } = await invite();
    const answer = await logIn(email);
    const [pair = ''] = cookieOf(answer).split(';');
    const { exp, iat } = JSON.parse(Buffer.from(answer.body.data.token.split('.')[1], 'base64url').toString());
    expect(exp - iat).toBe(30 * 60);
    const past = Date.now() - ago;
    const stored = data.databaseUrl ? new Date(past).toISOString() : String(past);
    await writeDatabase(data, `UPDATE strapi_sessions SET ${column} = ? WHERE user_id = ?`, [stored, String(id)]);
    expect((await ask('POST', '/admin/access-token', { cookie: pair })).status).toBe(401);
  });

  it('is nobody’s any more who was blocked or deleted', async () => {
    const [blocked, deleted] = [await invite(), await invite()];
    await ask('PUT', `/admin/users/${blocked.id}`, { token: administrator, body: { isActive: false } });
    await ask('DELETE', `/admin/users/${deleted.id}`, { token: administrator });
    expect(await whoAmI(blocked.registered.body.data.token)).toBe(401);
    expect(await whoAmI(deleted.registered.body.data.token)).toBe(401);
  });

  it('is no token that somebody signed otherwise, or not at all', async () => {
    const { token } = (await invite()).registered.body.data;
    const [, payload = '', signature = ''] = token.split('.');
    const head = (alg: string) => Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    const [refresh = ''] = cookieOf(await logIn('tests@example.com', 'Testing-123456')).split(';');
    const forged = [
      refresh.slice(refresh.indexOf('=') + 1),

      `${head('none')}.${payload}.`,
      `${head('HS512')}.${payload}.${signature}`,
      `${head('HS256')}.${payload}.x`,
    ];
    expect(await Promise.all([token, ...forged].map(whoAmI))).toEqual([200, 401, 401, 401, 401]);
  });
});

it('what is answered to a session is stored by no browser, and says what it is', async () => {
  for (const path of [
    '/admin/users/me',
    '/content-manager/collection-types/api::page.page',
    '/content-manager/nothing',
  ]) {
    const { headers } = await ask('GET', path, { token: administrator });
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    expect(headers.get('content-type')).toMatch(/^application\/json(?:; charset=utf-8)?$/);
  }
});

/** The status of the answer to a request that is written as it is. */
async function write(...lines: string[]): Promise<number> {
  const socket = connect(Number(new URL(cms.url).port), '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
}

it('a request to trace is refused', async () => {
  expect(await write('TRACE /admin HTTP/1.1', 'Host: cms.test', 'Connection: close')).toBeGreaterThanOrEqual(400);
});

it('a request that ends in two ways is refused', async () => {
  const ends = ['Content-Length: 4', 'Transfer-Encoding: chunked'];
  expect(await write('POST /admin/login HTTP/1.1', 'Host: cms.test', ...ends, '', '0')).toBe(400);
});

it('every answer carries the policy of the admin', async () => {
  for (const path of ['/admin', '/admin/users/me', '/api/facts?country=nl', '/nothing']) {
    const { headers } = await ask('GET', path);
    const policy = headers.get('content-security-policy');
    for (const directive of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'self'", "script-src 'self'"])
      expect(policy, path).toContain(directive);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBeTruthy();
  }
});

it('logs who signs in and out, what is refused, and who asked for what, without passwords and tokens', async () => {
  const { id, email } = await invite();
  await logIn(email, 'Wrong-123456');
  const { token } = (await logIn(email)).body.data;
  await ask('GET', '/admin/webhooks', { token });
  await ask('POST', '/admin/logout', { token, body: {} });
  await vi.waitFor(async () => {
    const log = await readFile(cms.logFile, 'utf8');
    const lines = log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
    const about = lines.filter(({ user }) => user === id);
    expect(about).toContainEqual(expect.objectContaining({ message: 'Signed in.', requestId: expect.any(String) }));
    expect(about).toContainEqual(expect.objectContaining({ message: 'Signed out.' }));
    expect(about).toContainEqual(expect.objectContaining({ path: '/admin/webhooks', status: 403 }));
    expect(lines).toContainEqual(expect.objectContaining({ message: 'Signing in was refused: Invalid credentials' }));
    expect(log).not.toContain(token);
    expect(log).not.toMatch(/Wrong-123456|kaas-Fiets/);
  });
});
