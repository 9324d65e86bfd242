import type { RichTextNode } from 'page-format';
import { expect, test } from '../../src/memory-editor.ts';
import { paragraph, RichText } from '../../src/rich-text.ts';

/** A table as rows of `h` for header cells and `c` for others. */
function shape(table: RichTextNode | undefined): string[] {
  return (table?.content ?? []).map((row) =>
    (row.content ?? []).map(({ type }) => (type === 'tableHeader' ? 'h' : 'c')).join(''),
  );
}

test('the table dialog begins with three by three, takes two at least, and begins anew each time', {
  tag: '@full',
}, async ({ editor, page }) => {
  const richText = await RichText.open(editor);
  const dialog = page.getByRole('dialog', { name: 'Insert Table' });
  const rows = dialog.getByLabel('Rows');
  const columns = dialog.getByLabel('Columns');

  await richText.use('Insert table');
  await expect(rows).toHaveValue('3');
  await expect(columns).toHaveValue('3');
  await rows.fill('7');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(richText.text).toBeFocused();

  await richText.use('Insert table');
  await expect(rows).toHaveValue('3');
  await rows.fill('1');
  await columns.fill('');
  await rows.focus();
  await expect(columns).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();

  await richText.press('Control+End');
  await richText.use('Insert table');
  await rows.fill('4');
  await rows.press('Enter');

  const stored = await richText.store();
  expect(stored.map(({ type }) => type)).toEqual(['table', 'table']);
  expect(stored.map(shape)).toEqual([
    ['hh', 'cc'],
    ['hhh', 'ccc', 'ccc', 'ccc'],
  ]);
  expect(stored[0]?.content?.[0]?.content?.[0]).toEqual({
    type: 'tableHeader',
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [paragraph()],
  });
});

test('the toolbar of a table stands over no other text', { tag: '@full' }, async ({ editor, page }) => {
  const richText = await RichText.open(editor, paragraph('The paragraph before the table'));
  await richText.press('End', 'Enter');
  await richText.use('Insert table');
  await page.getByRole('dialog', { name: 'Insert Table' }).getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(richText.selection).toBeVisible();
  const toolbar = await richText.selection.boundingBox();
  const before = await richText.text.getByText('The paragraph before the table').boundingBox();
  const table = await richText.text.getByRole('table').boundingBox();
  if (!toolbar || !before || !table) throw new Error('The toolbar or the text is not on screen.');
  expect(toolbar.y).toBeGreaterThanOrEqual(before.y + before.height);
  expect(toolbar.y + toolbar.height).toBeLessThanOrEqual(table.y);
});

test('every table command of the toolbar beside the selection', { tag: '@full' }, async ({ editor, page }) => {
  const richText = await RichText.open(editor);
  await richText.use('Insert table');
  await page.getByRole('dialog', { name: 'Insert Table' }).getByRole('button', { name: 'Insert', exact: true }).click();
  await richText.press('ArrowDown');
  const use = (name: string) => richText.selection.getByRole('button', { name, exact: true }).click();
  const table = richText.text.getByRole('table');
  const size = async (rows: number, cells: number) => {
    await expect(table.getByRole('row')).toHaveCount(rows);
    await expect(table.locator('th, td')).toHaveCount(cells);
  };

  await size(3, 9);
  await use('Add row before');
  await size(4, 12);
  await use('Add row after');
  await size(5, 15);
  await use('Delete row');
  await size(4, 12);
  await use('Add column before');
  await size(4, 16);
  await use('Add column after');
  await size(4, 20);
  await use('Delete column');
  await size(4, 16);
  await use('Toggle header row');
  await expect(table.locator('th')).toHaveCount(0);
  await use('Toggle header row');
  await expect(table.locator('th')).toHaveCount(4);
  // Tab goes from cell to cell, and makes a row after the last.
  await richText.press('Control+End');
  await table.locator('td').last().click();
  await richText.press('End', 'Tab');
  await size(5, 20);
  expect(shape((await richText.store())[0])).toEqual(['hhhh', 'cccc', 'cccc', 'cccc', 'cccc']);

  await richText.open();
  await table.locator('td').first().click();
  await use('Delete table');
  expect((await richText.store()).map(({ type }) => type)).not.toContain('table');
});

test('a column is as wide as it was dragged, and no narrower than a cell may be', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const cell = (type: string) => ({
    type,
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [paragraph('a')],
  });
  const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type)] });
  const richText = await RichText.open(editor, { type: 'table', content: [row('tableHeader'), row('tableCell')] });
  // In the last row, which the toolbar of the table leaves free.
  const drag = async (toX: (box: { x: number; width: number }) => number) => {
    const box = await richText.text.locator('td').first().boundingBox();
    if (!box) throw new Error('The table is not drawn.');
    await page.mouse.move(box.x + box.width - 2, box.y + 8);
    const handle = richText.text.locator('.column-resize-handle').first();
    await expect(handle).toBeVisible();
    await expect.poll(async () => (await handle.boundingBox())?.width).toBe(5);
    await page.mouse.down();
    await page.mouse.move(toX(box), box.y + 8, { steps: 4 });
    await page.mouse.up();
  };
  const widths = (nodes: RichTextNode[]) =>
    nodes[0]?.content?.map((line) =>
      line.content?.map(({ attrs }) => (attrs?.colwidth as number[] | null)?.[0] ?? null),
    );

  await drag((box) => box.x + 240);
  const [first, second] = widths(await richText.store()) ?? [];
  expect(first).toEqual(second);
  expect(first?.[1]).toBeNull();
  expect(Math.abs((first?.[0] ?? 0) - 242)).toBeLessThan(4);

  await richText.open();
  await drag((box) => box.x - 300);
  expect(widths(await richText.store())?.[0]?.[0]).toBe(25);
});
