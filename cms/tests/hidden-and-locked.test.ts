/** What editors say of a block beside its properties: who gets hidden ones, and who may change what a lock keeps. */
import type { Block } from 'page-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, newSlug, page, publish, readDraft, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, createUserWith } from './harness/sign-in.ts';

const COLLECTION = '/content-manager/collection-types/api::page.page';
const hidden = true as const;
const locked = true as const;

describe('a hidden block', () => {
  it('is not delivered, does not keep its page from being published, and keeps what it uses from being deleted unseen', async () => {
    const target = await createPage({}, { status: 'published' });
    const link = { $ref: 'api::page.page', documentId: target, hash: '' };
    const draft: Block = {
      ...{ id: 'draft', type: 'ButtonContainer', v: 1, props: {}, hidden, name: 'Offer' },
      areas: { buttons: [{ id: 'go', type: 'Button', v: 1, props: { label: '', link } }] },
    };
    const slug = newSlug();
    const id = await createPage({ slug, content: page({ ...title('Shown'), name: 'Intro', locked }, draft) });
    expect((await publish(id)).status).toBe(200);

    const delivered = await call(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`);
    expect(delivered.body.data.document.blocks).toMatchObject([{ type: 'Title' }]);
    expect(JSON.stringify(delivered.body)).not.toMatch(/draft|Offer|Intro|locked/);

    const query = new URLSearchParams({ type: 'api::page.page', documentId: target });
    const uses = await call(`/page-builder/uses?${query}`, { as: 'admin' });
    expect(uses.body.data).toMatchObject([{ documentId: id, states: ['draft'] }]);
    expect((await call(`${COLLECTION}/${target}`, { as: 'admin', method: 'DELETE' })).status).toBe(409);
  });
});

describe('a locked block', () => {
  const LEGAL: Block = {
    ...{ id: 'legal', type: 'ButtonContainer', v: 1, props: {}, locked, name: 'Legal' },
    areas: { buttons: [{ id: 'terms', type: 'Button', v: 1, props: { label: 'Terms', link: '/terms' } }] },
  };
  const OTHER = title('Other');
  const without = page(OTHER);
  const unlocked = page({ ...LEGAL, locked: undefined }, OTHER);
  const emptied = page({ ...LEGAL, areas: { buttons: [] } }, OTHER);
  const rewritten = page({ ...LEGAL, props: { verticalAlignment: 'center' } }, title('New'));
  let writer = '';
  let editor = '';
  beforeAll(async () => {
    const { url, adminToken } = sharedCms();
    editor = await createUserWith(url, adminToken, 'strapi-editor');
    const properties = { fields: ['title', 'slug', 'content', 'countries', 'seo'], locales: ['nl', 'en', 'de'] };
    const rights = ['read', 'update'].map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: 'api::page.page',
      properties,
    }));
    writer = await createUser(url, adminToken, rights);
  });
  const save = (id: string, as: string, content: unknown) =>
    call(`${COLLECTION}/${id}?locale=nl`, {
      ...{ method: 'PUT', headers: { Authorization: `Bearer ${as}` } },
      body: { force: true, content },
    });

  it('is changed by whoever may unlock it, and by nobody else', async () => {
    const id = await createPage({ content: page(LEGAL, OTHER) });
    for (const content of [without, unlocked, emptied]) {
      const { status, body } = await save(id, writer, content);
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        name: 'ValidationError',
        details: { issues: [{ code: 'locked', blockId: 'legal' }] },
      });
      expect(body.error.message).toContain('"Legal" is locked');
    }
    expect(await readDraft(id)).toMatchObject({ content: page(LEGAL, OTHER) });
    expect((await save(id, writer, rewritten)).status).toBe(200);
    expect((await save(id, writer, page({ ...LEGAL, props: {} }, { ...OTHER, locked }))).status).toBe(200);
    expect((await save(id, editor, unlocked)).status).toBe(200);
    expect((await save(id, writer, page(LEGAL, OTHER))).status).toBe(400);
    expect((await save(id, writer, without)).status).toBe(200);
  });

  it('is not let go of by going back to what is published', async () => {
    const id = await createPage({ content: unlocked }, { status: 'published' });
    expect((await save(id, editor, page(LEGAL, OTHER))).status).toBe(200);
    const discard = (as: string) =>
      call(`${COLLECTION}/${id}/actions/discard?locale=nl`, {
        headers: { Authorization: `Bearer ${as}` },
        body: { force: true, locale: 'nl' },
      });
    const { status, body } = await discard(writer);
    expect([status, body.error?.details?.issues?.[0]?.code]).toEqual([400, 'locked']);
    expect((await discard(editor)).status).toBe(200);
  });

  it('is no hindrance to programs', async () => {
    const id = await createPage({ content: page(LEGAL) });
    const answer = await call(`/api/pages/${id}?status=draft&locale=nl`, {
      ...{ as: 'api', method: 'PUT' },
      body: { force: true, data: { content: without } },
    });
    expect(answer.status).toBe(200);
  });
});
