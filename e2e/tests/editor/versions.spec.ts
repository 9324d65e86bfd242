/** What was saved of a page before: listed, looked at on the canvas, compared, and brought back as a step of undo. */
import type { Block } from 'page-format';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { type Editor, expect, test } from '../../src/editor.ts';

let stored: StoredPage;

const block = (id: string, title: string): Block => ({ id, type: 'Title', v: 1, props: { title } });
const page = (...blocks: Block[]) => ({ format: 'page' as const, formatVersion: 1 as const, blocks });

test.beforeEach(async () => {
  const cms = Cms.open();
  stored = await cms.createPage('nl', {
    title: 'Versies',
    slug: `versies-${Date.now()}`,
    content: page(block('a', 'We ride to work'), block('b', 'Second')),
  });
  await cms.updatePage(stored.documentId, 'nl', { content: page(block('a', 'We cycle to work'), block('c', 'Third')) });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

const regionOf = (editor: Editor) => editor.page.getByRole('region', { name: 'Versions', exact: true });

async function openVersions(editor: Editor) {
  await editor.page.getByRole('button', { name: 'Versions', exact: true }).click();
  const region = regionOf(editor);
  await expect(region.getByRole('listitem')).toHaveCount(2);
  return region;
}

test('a version is told in words, shown on the canvas, brought back, undone and saved', { tag: '@full' }, async ({
  editor,
  page: tab,
}) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const region = await openVersions(editor);
  const [newest, oldest] = [region.getByRole('listitem').first(), region.getByRole('listitem').last()];
  await expect(newest).toContainText('Title added, Title deleted, Title changed');
  await expect(oldest).toContainText('First version');
  await expect(editor.canvas.locator('[data-block]')).toContainText(['We cycle to work', 'Third']);

  await oldest.getByRole('button').click();
  await expect(editor.canvas.locator('[data-block]')).toContainText(['We ride to work', 'Second']);
  // What is looked at cannot be changed, nor what stands behind it.
  await tab.keyboard.press('Delete');
  await expect(editor.canvas.locator('[data-block]')).toHaveCount(2);

  await region.getByRole('button', { name: 'Restore' }).click();
  await expect(region).toBeHidden();
  await expect(editor.canvas.locator('[data-block]')).toContainText(['We ride to work', 'Second']);
  expect((await Cms.open().readPage(stored.documentId, 'nl')).content.blocks.map(({ id }) => id)).toEqual(['a', 'c']);
  await tab.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(editor.canvas.locator('[data-block]')).toContainText(['We cycle to work', 'Third']);
  await tab.getByRole('button', { name: 'Redo', exact: true }).click();
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect((await Cms.open().readPage(stored.documentId, 'nl')).content.blocks.map(({ id }) => id)).toEqual(['a', 'b']);

  await tab.getByRole('button', { name: 'Versions', exact: true }).click();
  await expect(regionOf(editor).getByRole('listitem').first()).toContainText('restored');
  await expect(regionOf(editor).getByRole('listitem')).toHaveCount(3);
});

test('by keyboard a version is compared with the page as it is now and with the one before, and named', {
  tag: '@full',
}, async ({ editor, page: tab }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await tab.getByRole('button', { name: 'Versions', exact: true }).focus();
  await tab.keyboard.press('Enter');
  const region = regionOf(editor);
  await region.getByRole('listitem').last().getByRole('button').focus();
  await tab.keyboard.press('Enter');
  await expect(editor.canvas.locator('[data-block]')).toContainText(['We ride to work', 'Second']);
  await region.getByRole('button', { name: 'Compare', exact: true }).focus();
  await tab.keyboard.press('Enter');
  const comparison = tab.getByRole('region', { name: 'Differences' });
  await expect(comparison.getByRole('listitem')).toHaveCount(3);
  const changed = comparison.getByRole('listitem').filter({ hasText: 'changed' });
  await expect(changed.locator('del')).toHaveText('ride');
  await expect(changed.locator('ins')).toHaveText('cycle');
  await changed.getByRole('button').first().focus();
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('ArrowDown');
  await expect(comparison.getByRole('listitem').last().getByRole('button').first()).toBeFocused();
  await tab.keyboard.press('Escape');

  await region.getByRole('listitem').first().getByRole('button').click();
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(comparison).toContainText('Nothing differs.');
  await comparison.getByRole('button', { name: 'Back to the versions' }).click();
  await region.getByRole('listitem').first().getByRole('button').click();
  await region.getByRole('button', { name: 'With the previous one' }).click();
  await expect(comparison.getByRole('listitem')).toHaveCount(3);
  await tab.keyboard.press('Escape');

  await region.getByRole('listitem').first().getByRole('button').click();
  await region.getByRole('textbox', { name: 'Name of this version' }).fill('Before the fair');
  await tab.keyboard.press('Enter');
  await expect(region.getByRole('listitem').first()).toContainText('Before the fair');
  await region.getByRole('button', { name: 'Back to the page' }).focus();
  await tab.keyboard.press('Escape');
  await expect(region).toBeHidden();
});
