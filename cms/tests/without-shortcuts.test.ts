import { createId } from 'page-format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAsk } from './harness/create-ask.ts';
import { page, title } from './harness/pages.ts';
import { signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, startCms } from './harness/start-cms.ts';

/** With `shortcuts: false` Strapi reads and writes all that it does by itself, and pages are kept just as well. */

const ENTRY = '/content-manager/collection-types/api::page.page';

let data: CmsData;
let cms: RunningCms;
let ask: ReturnType<typeof createAsk>;

beforeAll(async () => {
  data = await createCmsData();
  cms = await startCms(data, { ADDITIONS: import.meta.resolve('./harness/no-shortcuts.ts') });
  ask = createAsk(cms.url, (await signIn(cms.url)).adminToken);
});

afterAll(async () => {
  await cms.stop();
  await data.remove();
});

it('a page is saved, published and delivered, and a save that changes nothing is a write', async () => {
  const slug = `test-${createId()}`;
  const content = page(title('First'));
  const created = await ask(`${ENTRY}?locale=nl`, { title: 'A page', slug, content });
  const id = created.body.data.documentId;
  const read = async () => (await ask(`${ENTRY}/${id}?locale=nl`)).body.data;
  const readForm = async () => {
    const { title: heading, content: opened } = await read();
    return { title: heading, slug, content: opened };
  };

  const before = await read();
  expect((await ask(`${ENTRY}/${id}?locale=nl`, { force: true, ...(await readForm()) }, 'PUT')).status).toBe(200);
  const after = await read();
  expect(after.content).toEqual(before.content);
  expect(after.updatedAt > before.updatedAt).toBe(true);

  const form = { force: true, ...(await readForm()), title: 'Another' };
  expect((await ask(`${ENTRY}/${id}/actions/publish?locale=nl`, form)).status).toBe(200);
  const { body } = await ask(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`);
  expect(body.data).toMatchObject({ title: 'Another', document: content });
});
