import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from './harness/client.ts';
import { upload } from './harness/images.ts';
import { createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { PUBLISHER } from './harness/start-cms.ts';

const bearer = { authorization: `Bearer ${PUBLISHER.secret}` };

async function contentState(): Promise<Record<string, string>> {
  const answer = await call('/api/page-builder/content-state', { headers: bearer });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

/** The countries whose content is another than before. */
async function changedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = await contentState();
  await change();
  const after = await contentState();
  return Object.keys(after).filter((country) => after[country] !== before[country]);
}

describe('the state of the content', () => {
  it('is for the publisher alone', async () => {
    const wrong: Record<string, string>[] = [{}, { authorization: 'Bearer wrong' }];
    for (const headers of wrong) {
      expect((await call('/api/page-builder/content-state', { headers })).status).toBe(401);
    }
    expect((await call('/api/page-builder/content-state', { as: 'api' })).status).toBe(401);
  });

  it('changes with what visitors see, and for the countries that see it', async () => {
    expect(await changedBy(async () => {})).toEqual([]);
    let id = '';
    expect(
      await changedBy(async () => {
        id = await createPage({ slug: newSlug(), title: 'Draft', content: page(title('A')) });
      }),
    ).toEqual([]);
    expect(await changedBy(() => publish(id))).toEqual(['nl']);
    expect(await changedBy(() => publish(id))).toEqual(['nl']);
    const unpublish = `/content-manager/collection-types/api::page.page/${id}/actions/unpublish?locale=nl`;
    expect(await changedBy(() => call(unpublish, { as: 'admin', body: {} }))).toEqual(['nl']);
  });

  it('changes for all when a picture does', async () => {
    expect(await changedBy(() => upload({ width: 20, height: 20 }))).toEqual(['nl', 'de', 'be', 'at', 'fr']);
  });
});

describe('the publisher', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  function listen(answer: (path: string) => object, status = 200): string[] {
    const heard: string[] = [];
    server = createServer((request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(status, { connection: 'close' }).end(JSON.stringify(answer(request.url ?? '')));
    }).listen(PUBLISHER.port, '127.0.0.1');
    return heard;
  }

  it('is told when something is published, with the secret', async () => {
    const heard = listen(() => ({}));
    await createPage({ slug: newSlug(), title: 'News', content: page(title('A')) }, { status: 'published' });
    await vi.waitFor(() => expect(heard).toContain(`POST /events Bearer ${PUBLISHER.secret}`), { timeout: 10_000 });
  });

  it('tells signed-in editors how things stand', async () => {
    const live = { id: '1', builtAt: '2026-11-20T12:00:00.000Z', pages: 3, warnings: [], contentState: 'internal' };
    listen(() => ({ data: { nl: { status: 'failed', reason: 'No disk.', live } } }));
    const { contentState: _, ...shown } = live;
    expect((await call('/page-builder/publishing', { as: 'admin' })).body).toEqual({
      data: { publisher: 'on', sites: { nl: { status: 'failed', reason: 'No disk.', live: shown } } },
    });
    expect((await call('/page-builder/publishing')).status).toBe(401);
  });

  it('says live only of a release that holds what is published now, whatever the publisher has seen of it', async () => {
    const release = { id: '1', builtAt: '2026-11-20T12:00:00.000Z', pages: 3, warnings: [] };
    const { nl } = await contentState();
    listen(() => ({ data: { nl: { status: 'live', reason: '', live: { ...release, contentState: nl } } } }));
    const readStatus = async () => (await call('/page-builder/publishing', { as: 'admin' })).body.data.sites.nl.status;
    expect(await readStatus()).toBe('live');
    await createPage({ slug: newSlug(), title: 'News', content: page(title('A')) }, { status: 'published' });
    expect(await readStatus()).toBe('waiting');
  });

  it('that does not answer is a state, not an error', async () => {
    const answer = await call('/page-builder/publishing', { as: 'admin' });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ publisher: 'unreachable', reason: expect.any(String) });
  });
});
