/** The outline of a long page: rows far from what is seen are made when they are needed, and nobody should notice. */
import { expect, test } from '../../src/memory-editor.ts';

const SECTIONS = 30;
const ROW_HEIGHT = 28;

test.beforeEach(async ({ editor }) => {
  const title = (id: string) => ({ id, type: 'Title', v: 1, props: { title: `Kop ${id}` } });
  const blocks = Array.from({ length: SECTIONS }, (_, index) => ({
    id: `s${index}`,
    type: 'Container',
    v: 1,
    props: {},
    areas: { content: Array.from({ length: 8 }, (__, inner) => title(`${index}-${inner}`)) },
  }));
  await editor.start(...blocks);
});

test('keys reach the rows of a long page from its end', { tag: '@full' }, async ({ editor, page }) => {
  const selected = editor.outline.getByRole('treeitem', { selected: true });
  await editor.select('Page');
  await page.keyboard.press('End');
  await expect(selected).toHaveText(/Kop 29-7/);
  // Nine rows in each section: itself and its eight headings.
  for (let press = 0; press < 9; press += 1) await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText(/Kop 28-7/);
  await page.keyboard.press('Home');
  await expect(selected).toHaveText('Page');
});

test('a block selected on the page is selected in the outline too, wherever it stands', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.canvas.getByRole('heading', { name: 'Kop 22-3' }).click();
  const row = editor.outline.getByRole('treeitem', { name: /Kop 22-3/ });
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(row).toBeInViewport();
  // From its text to the block.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(row).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(row).toHaveAttribute('aria-selected', 'true');

  // And the other way round: the page is scrolled to what is chosen in the outline.
  const heading = editor.canvas.getByRole('heading', { name: 'Kop 0-0' });
  await expect(heading).not.toBeInViewport();
  await row.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(heading).toBeInViewport();
});

test('a block dragged into a folded branch is shown there', { tag: '@full' }, async ({ editor, page }) => {
  const row = (name: RegExp) => editor.outline.getByRole('treeitem', { name });
  const folded = row(/^Container/).first();
  await folded.locator('.toggle').click();
  await expect(row(/Kop 0-0/)).toHaveCount(0);
  const [from, to] = [await row(/Kop 1-3/).boundingBox(), await folded.boundingBox()];
  if (!from || !to) throw new Error('The rows are not on screen.');
  await page.mouse.move(from.x + 60, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(row(/Kop 0-7/)).toBeVisible();
  await expect(row(/Kop 1-3/)).toHaveAttribute('aria-selected', 'true');
  await expect(row(/Kop 1-3/)).toBeInViewport();
});

test('rows are there wherever the outline is scrolled to', { tag: '@full' }, async ({ editor, page }) => {
  const row = (name: RegExp) => editor.outline.getByRole('treeitem', { name });
  await expect(row(/Kop 29-7/)).toHaveCount(0);
  await editor.outline.hover({ position: { x: 60, y: 10 }, force: true });
  await page.mouse.wheel(0, 17 * 9 * ROW_HEIGHT);
  await expect(row(/Kop 17-0/)).toBeInViewport();
  await expect(row(/Kop 0-0/)).toHaveCount(0);
  // Rows say their place by themselves: those around them may not be there.
  await expect(row(/Kop 17-0/)).toHaveAttribute('aria-level', '3');
  await expect(row(/Kop 17-0/)).toHaveAttribute('aria-posinset', '1');
  await expect(row(/Kop 17-0/)).toHaveAttribute('aria-setsize', '8');
  await page.mouse.wheel(0, 100_000);
  await expect(row(/Kop 29-7/)).toBeInViewport();
});
