/** Blocks of a type or a version that this editor does not know travel through it unchanged. */
import type { Block } from 'page-format';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

let stored: StoredPage;

const inner: Block = { id: 'in', type: 'Title', v: 1, props: { title: 'Daarbinnen' } };
const FOREIGN: Block = {
  ...{ id: 'vreemd', type: 'Hologram', v: 3, props: { beam: { angle: 42 }, colours: ['rood', null, 0.5] } },
  areas: { deck: [inner] },
};
const NEWER: Block = { id: 'later', type: 'Title', v: 99, props: { title: { text: 'Van morgen' }, glow: true } };
const TITLE: Block = { id: 'a', type: 'Title', v: 1, props: { title: 'Bekend' } };

test.beforeEach(async ({ editor }) => {
  stored = await Cms.open().createPage('nl', {
    title: 'Onbekend',
    slug: `onbekend-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks: [FOREIGN, NEWER, TITLE] },
  });
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

test('they are shown, said to be kept, moved by key and by mouse, and stored as they were', async ({
  editor,
  page,
}) => {
  const { outline, settings, canvas } = editor;
  const row = (name: RegExp) => outline.getByRole('treeitem', { name });
  await expect(canvas.locator('[data-block-id="vreemd"]')).toBeVisible();
  await row(/^Hologram/).press('Enter');
  await expect(settings.getByText(/does not know. It can be moved and deleted, and is kept as it is\./)).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await canvas.locator('[data-block-id="later"]').click();
  await expect(settings.getByText(/does not know/)).toBeVisible();
  await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Move down' }).click();
  await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Move down' }).click();

  await editor.select(/Bekend/);
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Gewijzigd');
  await editor.save();
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  expect(content.blocks).toEqual([FOREIGN, { ...TITLE, props: { title: 'Gewijzigd' } }, NEWER]);
});
