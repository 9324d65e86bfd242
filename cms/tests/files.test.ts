import { createId } from 'page-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { paint, send } from './harness/images.ts';
import { harmlessPdf } from './harness/pdfs.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser } from './harness/sign-in.ts';

/** A part of every name in this file, so that files of other tests do not count. */
const mark = createId();

/** Searches the library with an admin session. */
function search(query: Record<string, string> = {}) {
  const parameters = new URLSearchParams({ name: mark, ...query });
  return call(`/api/files?${parameters}`, { as: 'admin' });
}

const names = (files: { name: string }[]) => files.map(({ name }) => name.replace(`${mark}-`, ''));

describe('GET /api/files', () => {
  beforeAll(async () => {
    const folder = await createFolder(`Team ${mark}`);
    const inner = await createFolder('Portraits', folder);
    const picture = await paint({ width: 600, height: 400 });
    await send(`${mark}-bike.jpg`, 'image/jpeg', picture, { alternativeText: 'A bike' });
    await send(`${mark}-Anna.JPG`, 'image/jpeg', picture, { folder });
    await send(`${mark}-bram.png`, 'image/png', await paint({ width: 30, height: 20, format: 'png' }), {
      folder: inner,
      focalPoint: { x: 20, y: 70 },
    });
    await send(`${mark}-terms.pdf`, 'application/pdf', harmlessPdf());
  });

  it('lists images, newest first, with what a picker shows', async () => {
    const { status, body, headers } = await search();
    expect(status).toBe(200);
    expect(names(body)).toEqual(['bram.png', 'Anna.JPG', 'bike.jpg']);
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(body[2]).toEqual({
      documentId: expect.any(String),
      name: `${mark}-bike.jpg`,
      url: expect.stringMatching(/^\/uploads\/.*\.jpg$/),
      mime: 'image/jpeg',
      width: 600,
      height: 400,
      ext: '.jpg',
      folder: null,
      alternativeText: 'A bike',
      focalPoint: null,
      thumbnail: expect.stringMatching(/^\/uploads\/thumbnail_.*\.webp$/),
      size: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(body[0]).toMatchObject({ folder: `Team ${mark}/Portraits`, focalPoint: { x: 20, y: 70 }, thumbnail: null });
  });

  it.each([
    [{ name: `${mark}-ANN` }, ['Anna.JPG']],
    [{ mime: 'any' }, ['terms.pdf', 'bram.png', 'Anna.JPG', 'bike.jpg']],
    [{ mime: 'application' }, ['terms.pdf']],
    [{ mime: 'image/png' }, ['bram.png']],
    [{ mime: 'video' }, []],
    [{ ext: '.pdf' }, ['terms.pdf']],
    [{ ext: 'jpg' }, ['Anna.JPG', 'bike.jpg']],
    [{ folder: `Team ${mark}` }, ['bram.png', 'Anna.JPG']],
    [{ folder: `/Team ${mark}/Portraits/` }, ['bram.png']],
    [{ folder: 'Nowhere' }, []],
    [{ sort: 'createdAt:asc' }, ['bike.jpg', 'Anna.JPG', 'bram.png']],
    [{ sort: 'size' }, ['bram.png', 'bike.jpg', 'Anna.JPG']],
    [{ sort: 'name:DESC', pageSize: '1' }, ['bram.png']],
    [{ sort: 'createdAt:asc', pageSize: '2', page: '2' }, ['bram.png']],
  ])('finds with %j', async (query, expected) => {
    const { status, body } = await search(query as Record<string, string>);
    expect(status).toBe(200);
    const found = names(body);
    if ('sort' in query && query.sort === 'size') expect(found[0]).toBe(expected[0]);
    else expect(found).toEqual(expected);
  });

  it('gives twenty files a page', async () => {
    const picture = await paint({ width: 2, height: 2, format: 'png' });
    const series = createId();
    for (let number = 0; number < 21; number += 1) await send(`${series}-${number}.png`, 'image/png', picture);
    const { body, headers } = await search({ name: series });
    expect(body).toHaveLength(20);
    expect(headers.get('X-Total-Count')).toBe('21');
  });

  it.each([
    'pageSize=0',
    'pageSize=101',
    'pageSize=x',
    'page=0',
    'sort=password',
    'sort=createdBy:asc',
    'mime=../x',
    'ext=.p%25',
    'where[id]=1',
    'filters[createdBy][password][$startsWith]=a',
    'populate=createdBy',
    'name[$ne]=x',
  ])('refuses %s', async (query) => {
    const { status, body } = await call(`/api/files?${query}`, { as: 'admin' });
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/not valid/);
  });

  it('takes a name for text, whatever stands in it', async () => {
    for (const name of ["' OR 1=1 --", '%', '_', '\\', '"', '😀']) {
      const { status } = await search({ name: `${mark}${name}` });
      expect(status).toBe(200);
    }
  });

  it('is open to sessions of the admin and to API tokens, and to nobody else', async () => {
    expect((await call('/api/files')).status).toBe(401);
    expect((await call('/api/files', { headers: { Authorization: 'Bearer nonsense' } })).status).toBe(401);
    expect((await call('/api/files', { as: 'api' })).status).toBe(200);
  });

  it('shows a role nothing that it may not see in the media library', async () => {
    const stranger = await createUser(sharedCms().url, sharedCms().adminToken, []);
    const answer = await call('/api/files', { headers: { Authorization: `Bearer ${stranger}` } });
    expect(answer.status).toBe(403);
    expect(answer.body.error.message).toMatch(/role/);
  });
});

async function createFolder(name: string, parent: number | null = null): Promise<number> {
  const { body } = await call('/upload/folders', { as: 'admin', body: { name, parent } });
  return body.data.id;
}
