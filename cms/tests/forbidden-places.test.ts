/** Where a block may not stand, no way in puts it; what stands there already is kept, until it is to go public. */
import type { Block } from 'page-format';
import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { button, createPage, newSlug, page, publish, readDraft, title, WRITERS } from './harness/pages.ts';
import { storeContent } from './harness/store-content.ts';

const CLONE = '/content-manager/collection-types/api::page.page/clone';
const ONWARD = button('/calculator');
const HEADING = title('In the wrong place');
const buttons = (...content: Block[]): Block => ({
  ...{ id: 'buttons', type: 'ButtonContainer', v: 1, props: {} },
  areas: { buttons: content },
});
const REASON = 'Title is not allowed in "Buttons" of Button container. Allowed there: Button. Move it out.';

/** A page that came to hold a heading among its buttons. */
async function createOldPage(): Promise<string> {
  const id = await createPage({ content: page(buttons(ONWARD)) });
  await storeContent(id, page(buttons(ONWARD, HEADING)));
  return id;
}

function expectRefusal({ status, body }: Awaited<ReturnType<typeof call>>): void {
  expect(status).toBe(400);
  const { error } = body;
  expect(error.name).toBe('ValidationError');
  expect(error.message).toBe(
    `"content" was not saved because of one problem. Title (block "${HEADING.id}"): ${REASON}`,
  );
  expect(error.details.errors).toEqual([{ path: ['content'], name: 'ValidationError', message: error.message }]);
  expect(error.details.issues).toMatchObject([{ blockId: HEADING.id, blockType: 'Title', message: { en: REASON } }]);
}

describe.each(Object.entries(WRITERS))('%s', (_, writer) => {
  it('creates no page with a block in a forbidden place', async () => {
    const content = page(buttons(ONWARD, HEADING));
    expectRefusal(await writer.create(JSON.stringify({ title: 'Bad', slug: newSlug(), content })));
  });

  it('puts no block there, and keeps the page', async () => {
    const id = await createPage({ content: page(buttons(ONWARD), HEADING) });
    const before = await readDraft(id);
    expectRefusal(await writer.update(id, JSON.stringify({ content: page(buttons(ONWARD, HEADING)) })));
    expect(await readDraft(id)).toEqual(before);
  });

  it('saves a page that holds one already, unchanged and with other changes, and lets it be mended', async () => {
    const id = await createOldPage();
    for (const content of [
      page(buttons(ONWARD, HEADING)),
      page(title('New'), buttons(HEADING, ONWARD)),
      page(buttons(ONWARD), HEADING),
    ]) {
      expect((await writer.update(id, JSON.stringify({ title: 'Saved', content }))).status).toBe(200);
      expect(await readDraft(id)).toMatchObject({ title: 'Saved', content });
    }
    expectRefusal(await writer.update(id, JSON.stringify({ content: page(buttons(ONWARD, HEADING)) })));
  });
});

it('a page that holds one can be copied and brought to another language, but not published', async () => {
  const id = await createOldPage();
  const content = page(buttons(ONWARD, HEADING));
  const copy = await call(`${CLONE}/${id}`, { as: 'admin', body: { title: 'Copy', slug: newSlug(), content } });
  expect(copy.status).toBe(200);
  const translated = await call(`/api/pages/${id}?status=draft&locale=de`, {
    ...{ as: 'api', method: 'PUT' },
    body: { data: { title: 'Seite', slug: newSlug(), content } },
  });
  expect(translated.status).toBe(200);
  const refused = await publish(id);
  expect(refused.status).toBe(400);
  expect(refused.body.error.message).toContain(REASON);
});

it('a copy is not the way to put one there', async () => {
  const id = await createPage({ content: page(buttons(ONWARD)) });
  const content = page(buttons(ONWARD, HEADING));
  expectRefusal(await call(`${CLONE}/${id}`, { as: 'admin', body: { title: 'Copy', slug: newSlug(), content } }));
});
