import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { createPage, newSlug, page } from './harness/pages.ts';
import { type Ask, at, COPIES, copyOf, ENTRY, found, MODEL, place, typed, userOf } from './harness/safety-copies.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, type Permission } from './harness/sign-in.ts';

/** Unsaved work on the server: for nobody else, and with the rights of saving. */

const READ = 'plugin::content-manager.explorer.read';
const UPDATE = 'plugin::content-manager.explorer.update';
const CREATE = 'plugin::content-manager.explorer.create';

const url = () => sharedCms().url;
const userWith = async (permissions: Permission[]): Promise<Ask> =>
  createAsk(url(), await createUser(url(), sharedCms().adminToken, permissions));

let editor: Ask;
beforeAll(async () => {
  editor = await userOf('strapi-editor');
});

describe('nobody else', () => {
  it('sees it, takes it away or writes over it, super administrators included', async () => {
    const id = await createPage();
    const copy = copyOf(id, { work: { document: typed('Secret-canary'), sources: {}, fields: {} } });
    await editor(COPIES, copy);
    const others: Ask[] = [
      await userOf('strapi-editor'),
      await userOf('strapi-super-admin'),
      createAsk(url(), sharedCms().adminToken),
    ];
    for (const other of others) {
      expect(await found(other, id)).toEqual([]);
      await other(`${COPIES}/${copy.session}?${new URLSearchParams(place(id))}`, undefined, 'DELETE');
      await other(COPIES, { ...copy, step: 9, work: { document: typed('Theirs'), sources: {}, fields: {} } });
    }
    expect((await found(editor, id))[0].work.document).toEqual(copy.work.document);
  });

  it('comes to it by any other address', async () => {
    const id = await createPage();
    await editor(COPIES, copyOf(id, { work: { document: typed('Secret-canary'), sources: {}, fields: {} } }));
    const uid = 'plugin::page-builder.safety-copy';
    const addresses = [
      `/content-manager/collection-types/${uid}`,
      `/content-manager/collection-types/${uid}/1`,
      `/content-manager/single-types/${uid}`,
      `/content-manager/content-types/${uid}/configuration`,
      `/content-type-builder/content-types/${uid}`,
      `/page-builder/versions?${new URLSearchParams({ ...place(id), model: uid })}`,
      `${COPIES}?${new URLSearchParams({ ...place(id), model: uid })}`,
      `${ENTRY}/${id}?locale=nl`,
      `/page-builder/versions?${new URLSearchParams(place(id))}`,
      `/api/safety-copies`,
      `/api/pages/${id}?locale=nl&status=draft&populate=*`,
    ];
    for (const address of addresses) {
      const answer = await call(address, { as: address.startsWith('/api') ? 'api' : 'admin' });
      expect(answer.status, address).toBeLessThan(500);
      expect(JSON.stringify(answer.body), address).not.toContain('Secret-canary');
    }
  });
});

describe('the rights of saving', () => {
  const subject = MODEL;
  const properties = { fields: ['title', 'content'], locales: ['nl'] };

  it('authors keep work on their own pages alone', async () => {
    const author = await userOf('strapi-author');
    const theirs = await createPage();
    expect((await author(COPIES, copyOf(theirs))).status).toBe(403);
    expect((await author(at(theirs))).status).toBe(403);
    const made = await author(`${ENTRY}?locale=nl`, { title: 'Own', slug: newSlug(), content: page() });
    const own = made.body.data.documentId;
    expect((await author(COPIES, copyOf(own))).body.data.state).toBe('kept');
    expect(await found(author, own)).toHaveLength(1);
  });

  it('reading is not enough, nor is another field or another language', async () => {
    const id = await createPage();
    const german = { title: 'Deutsch', slug: newSlug(), content: page() };
    await call(`${ENTRY}/${id}?locale=de`, { as: 'admin', method: 'PUT', body: { force: true, ...german } });
    const reader = await userWith([{ action: READ, subject, properties }]);
    const byTitle = await userWith([
      { action: READ, subject, properties },
      { action: UPDATE, subject, properties: { fields: ['title'], locales: ['nl'] } },
    ]);
    for (const ask of [reader, byTitle]) {
      expect((await ask(COPIES, copyOf(id))).status).toBe(403);
      expect((await ask(at(id))).status).toBe(403);
    }
    const dutch = await userWith([
      { action: READ, subject, properties },
      { action: UPDATE, subject, properties },
    ]);
    expect((await dutch(COPIES, copyOf(id))).status).toBe(200);
    expect((await dutch(COPIES, copyOf(id, place(id, 'de')))).status).toBe(403);
    expect((await dutch(at(id, 'de'))).status).toBe(403);
  });

  it('a language that is not there yet needs the right to begin it', async () => {
    const id = await createPage();
    const both = { fields: ['title', 'content'], locales: ['nl', 'de'] };
    const update = { action: UPDATE, subject, properties: both };
    const read = { action: READ, subject, properties: both };
    const without = await userWith([read, update]);
    expect((await without(COPIES, copyOf(id, place(id, 'de')))).status).toBe(403);
    const beginner = await userWith([read, update, { action: CREATE, subject, properties: both }]);
    expect((await beginner(COPIES, copyOf(id, place(id, 'de')))).status).toBe(200);
    expect((await beginner(at(id, 'de'))).body.data).toHaveLength(1);
  });

  it('lost since, they show nothing; given again, nothing was lost', async () => {
    const id = await createPage();
    const { adminToken } = sharedCms();
    const head = { 'Content-Type': 'application/json', Authorization: `Bearer ${adminToken}` };
    const role = await fetch(`${url()}/admin/roles`, {
      method: 'POST',
      headers: head,
      body: JSON.stringify({ name: `Role ${randomUUID().slice(0, 8)}`, description: '' }),
    });
    const roleId = ((await role.json()) as { data: { id: number } }).data.id;
    const allow = (actions: string[]) =>
      fetch(`${url()}/admin/roles/${roleId}/permissions`, {
        method: 'PUT',
        headers: head,
        body: JSON.stringify({
          permissions: actions.map((action) => ({ action, subject, properties, conditions: [] })),
        }),
      });
    const invited = await call('/admin/users', {
      as: 'admin',
      body: { email: `${randomUUID()}@example.com`, firstname: 'Test', lastname: 'Editor', roles: [roleId] },
    });
    const registered = await call('/admin/register', {
      body: {
        registrationToken: invited.body.data.registrationToken,
        userInfo: { firstname: 'Test', lastname: 'Editor', password: 'Password-1234' },
      },
    });
    const ask = createAsk(url(), registered.body.data.token);
    await allow([READ, UPDATE]);
    expect((await ask(COPIES, copyOf(id))).status).toBe(200);
    await allow([READ]);
    expect((await ask(at(id))).status).toBe(403);
    expect((await ask(COPIES, copyOf(id))).status).toBe(403);
    await allow([READ, UPDATE]);
    expect((await ask(at(id))).body.data).toHaveLength(1);
  });
});
