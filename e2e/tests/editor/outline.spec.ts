/** The outline of a long page: rows far from what is seen are made when they are needed, and nobody should notice. */
import { Cms, type StoredPage } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const SECTIONS = 30;

let stored: StoredPage;

test.beforeEach(async () => {
  const title = (id: string) => ({ id, type: 'Title', v: 1, props: { title: `Kop ${id}` } });
  const blocks = Array.from({ length: SECTIONS }, (_, index) => ({
    id: `s${index}`,
    type: 'Container',
    v: 1,
    props: {},
    areas: { content: Array.from({ length: 8 }, (__, inner) => title(`${index}-${inner}`)) },
  }));
  stored = await Cms.open().createPage('nl', {
    title: 'Lang',
    slug: `lang-${Date.now()}`,
    content: { format: 'page', formatVersion: 1, blocks },
  });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

test('keys reach every row of a long page, from both ends', async ({ editor, page }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  const selected = editor.outline.getByRole('treeitem', { selected: true });
  await editor.select('Page');
  await page.keyboard.press('End');
  await expect(selected).toHaveText(/Kop 29-7/);
  // Nine rows in each section: its eight headings and their area, and then the section itself.
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText(/Kop 27-7/);
  await page.keyboard.press('Home');
  await expect(selected).toHaveText('Page');
  for (let press = 0; press < 23; press += 1) await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText(/Kop 2-0/);
});

test('a block selected on the page is selected in the outline too, wherever it stands', async ({ editor, page }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.canvas.getByRole('heading', { name: 'Kop 22-3' }).click();
  const row = editor.outline.getByRole('treeitem', { name: /Kop 22-3/ });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toBeInViewport();
  await page.keyboard.press('Delete');
  await expect(row).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(row).toHaveAttribute('aria-selected', 'true');
});

test('rows are there wherever the outline is scrolled to', async ({ editor, page }) => {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.outline.getByRole('treeitem', { name: /Kop 0-0/ }).hover();
  for (const row of [/Kop 12-7/, /Kop 29-7/]) {
    await expect(async () => {
      await page.mouse.wheel(0, 600);
      await expect(editor.outline.getByRole('treeitem', { name: row })).toBeInViewport({ timeout: 100 });
    }).toPass();
  }
});
