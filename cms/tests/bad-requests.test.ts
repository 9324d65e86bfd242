import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { call } from './harness/client.ts';

const multipart = 'multipart/form-data; boundary=x';

it.each([
  ['a body that is not compressed as it says', { 'Content-Encoding': 'gzip' }, '{"data":{}}', 400],
  ['a compression nobody knows', { 'Content-Encoding': 'nope' }, '{"data":{}}', 415],
  ['a number', {}, '7', 400],
  ['a text', {}, '"text"', 400],
  ['nothing but a bracket', {}, '{', 400],
  ['a __proto__ key away from any page', {}, '{"__proto__":{"admin":true}}', 400],
  ['a list', {}, '[]', 400],
])("%s is answered as the caller's fault", async (_name, headers, body, status) => {
  const answer = await call('/api/pages', { as: 'api', headers: headers as Record<string, string>, body });
  expectRefusal(answer, status);
});

it.each([
  ['a form without a boundary', 'multipart/form-data', 'abc'],
  ['a form with another boundary', multipart, 'abc'],
  ['a form that ends early', multipart, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nabc'],
])('%s is answered as the caller’s fault where files are taken', async (_name, type, body) => {
  const answer = await call('/api/upload', { as: 'api', headers: { 'Content-Type': type }, body });
  expectRefusal(answer, 400);
});

it('a small body that unpacks into a huge one is refused', async () => {
  const { status } = await sendBytes(gzipSync(Buffer.alloc(50_000_000, ' ')));
  expect(status).toBe(413);
});

it.each([
  ['PUT', '/api/page-builder/pages', 405],
  ['DELETE', '/api/page-builder/page', 405],
  ['PATCH', '/api/pages', 405],
  ['GET', '/api/nothing-here', 404],
  ['GET', '/api/%zz', 400],
])('%s %s is refused in the error shape', async (method, path, status) => {
  expectRefusal(await call(path, { as: 'api', method }), status);
});

it('does not let strangers register', async () => {
  for (const path of ['/api/auth/local/register', '/api/auth/local', '/api/users']) {
    const answer = await call(path, { body: { username: 'x', email: 'x@example.com', password: 'Password-1' } });
    expect([404, 405], path).toContain(answer.status);
  }
});

async function sendBytes(bytes: Buffer) {
  return call('/api/pages', { as: 'api', headers: { 'Content-Encoding': 'gzip' }, body: bytes });
}

function expectRefusal(answer: { status: number; body: unknown }, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: { status, name: expect.any(String), message: expect.any(String) } });
}
