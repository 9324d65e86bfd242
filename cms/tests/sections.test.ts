import { expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { page, title } from './harness/pages.ts';

const SECTIONS = '/content-manager/collection-types/plugin::page-builder.section';

it('a saved section, which has no languages, is renamed, changed and deleted', async () => {
  const content = page(title('Of a section'));
  const created = await call(SECTIONS, { as: 'admin', body: { name: 'A section', content } });
  expect(created.status).toBe(201);
  const address = `${SECTIONS}/${created.body.data.documentId}`;

  const renamed = await call(address, { as: 'admin', method: 'PUT', body: { force: true, name: 'Another name' } });
  expect(renamed.status).toBe(200);
  expect((await call(address, { as: 'admin' })).body.data).toMatchObject({ name: 'Another name', content });

  const changed = page(title('Changed'));
  expect((await call(address, { as: 'admin', method: 'PUT', body: { force: true, content: changed } })).status).toBe(
    200,
  );
  expect((await call(address, { as: 'admin' })).body.data).toMatchObject({ name: 'Another name', content: changed });

  expect((await call(address, { as: 'admin', method: 'DELETE' })).status).toBe(200);
  expect((await call(address, { as: 'admin' })).status).toBe(404);
});
