/** Blocks of a type or a version that this editor does not know travel through it unchanged. */
import type { Block } from 'page-format';
import { expect, test } from '../../src/memory-editor.ts';

const inner: Block = { id: 'in', type: 'Title', v: 1, props: { title: 'Daarbinnen' } };
const FOREIGN: Block = {
  ...{ id: 'vreemd', type: 'Hologram', v: 3, props: { beam: { angle: 42 }, colours: ['rood', null, 0.5] } },
  areas: { deck: [inner] },
};
const NEWER: Block = { id: 'later', type: 'Title', v: 99, props: { title: { text: 'Van morgen' }, glow: true } };
const TITLE: Block = { id: 'a', type: 'Title', v: 1, props: { title: 'Bekend' } };

test.beforeEach(({ editor }) => editor.start(FOREIGN, NEWER, TITLE));

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
  const content = await editor.readStored();
  expect(content.blocks).toEqual([FOREIGN, { ...TITLE, props: { title: 'Gewijzigd' } }, NEWER]);
});
