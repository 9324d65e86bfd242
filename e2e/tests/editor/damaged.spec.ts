/** What of a stored page cannot be read stands in the editor with its source, and keeps nothing else from being edited. */
import type { Block, PageDocument } from 'page-format';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { damagePage } from '../../src/damage.ts';
import { expect, test } from '../../src/editor.ts';

let stored: StoredPage;

const TITLE: Block = { id: 'a', type: 'Title', v: 1, props: { title: 'Heel' } };
const INNER: Block = { id: 'in', type: 'Title', v: 1, props: { title: 'Daarbinnen' } };
const BROKEN = { id: 'b', type: 'Title', v: '1', props: { title: 'Kapotte titel' } };
const BOX = { id: 'box', type: 'Container', v: 1, props: {}, areas: { content: [INNER, null] } };

test.beforeEach(async () => {
  stored = await Cms.open().createPage('nl', {
    title: 'Beschadigd',
    slug: `beschadigd-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks: [TITLE] },
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

test('whole blocks are edited as ever; the rest is read, copied and deleted, and until then saved as it was', {
  tag: '@full',
}, async ({ editor, page, context }) => {
  damagePage(stored.documentId, JSON.stringify({ format: 'page', formatVersion: 99, blocks: [TITLE, BROKEN, BOX] }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.goToPage(stored.documentId, 'nl');
  await expect(page.getByRole('alert').filter({ hasText: 'Parts of this page are damaged.' })).toBeVisible();
  await editor.open();
  const { outline, settings, canvas } = editor;
  const damaged = outline.getByRole('treeitem', { name: /^Damaged/ });
  await expect(damaged).toHaveCount(3);
  await expect(canvas.locator('[data-block-id="in"]')).toContainText('Daarbinnen');
  await expect(canvas.locator('[data-block="Damaged"]').nth(1)).toContainText('Kapotte titel');

  await damaged.nth(1).press('Enter');
  const source = settings.getByRole('textbox', { name: 'Source' });
  await expect(source).toHaveValue(JSON.stringify(BROKEN, null, 2));
  await settings.getByRole('button', { name: 'Copy source' }).click();
  await expect(settings.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(JSON.stringify(BROKEN, null, 2));

  await editor.select(/Heel/);
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Gewijzigd');
  await editor.save();
  const kept = (source: string) =>
    expect.objectContaining({ type: 'Damaged', props: expect.objectContaining({ source }) });
  const head = kept(JSON.stringify({ format: 'page', formatVersion: 99 }, null, 2));
  const title = { ...TITLE, props: { title: 'Gewijzigd' } };
  const box = { ...BOX, areas: { content: [INNER, kept('null')] } };
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  expect(content.blocks).toEqual([head, title, kept(JSON.stringify(BROKEN, null, 2)), box]);

  for (let left = 3; left > 0; left -= 1) {
    await damaged.first().press('Enter');
    await settings.getByRole('button', { name: 'Delete damaged part' }).click();
    await expect(damaged).toHaveCount(left - 1);
  }
  await editor.save();
  const mended = await Cms.open().readPage(stored.documentId, 'nl');
  expect(mended.content.blocks).toEqual([title, { ...BOX, areas: { content: [INNER] } }]);
});

test('the list of pages marks it, and no page that is whole', { tag: '@full' }, async ({ editor, page }) => {
  const content: PageDocument = { format: 'page', formatVersion: 1, blocks: [TITLE] };
  const whole = await Cms.open().createPage('nl', { title: 'Heel gebleven', slug: `heel-${Date.now()}`, content });
  damagePage(stored.documentId, '{"format":"page","blocks":[{"id":"a","type":"Ti');
  await editor.goToPage(stored.documentId, 'nl');
  const list = '/admin/content-manager/collection-types/api::page.page?sort=updatedAt:DESC&plugins[i18n][locale]=nl';
  await page.goto(new URL(list, page.url()).href);
  const mark = (title: string) => page.getByRole('row', { name: title }).getByText('Damaged', { exact: true });
  await expect(mark('Beschadigd')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Heel gebleven' })).toBeVisible();
  await expect(mark('Heel gebleven')).toBeHidden();
  await Cms.open().deletePage(whole.documentId);
});

test('a text that is no page at all opens as its source', { tag: '@full' }, async ({ editor }) => {
  damagePage(stored.documentId, '{"format":"page","blocks":[{"id":"a","type":"Ti');
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.select(/^Damaged/);
  await expect(editor.settings.getByRole('textbox', { name: 'Source' })).toHaveValue(/"type":"Ti$/);
});
