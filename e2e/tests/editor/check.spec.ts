import { expect, test } from '../../src/editor.ts';

test.beforeEach(async ({ editor, page }) => {
  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Controleren');
  await page.getByRole('textbox', { name: 'slug' }).fill(`controleren-${Date.now()}`);
  await editor.open();
});

test('problems are filtered, lead to block and field, and errors stop publishing with a way to them', async ({
  editor,
  page,
}) => {
  const { problems, settings } = editor;
  await editor.insert('Downloads');
  await expect(problems.getByText('Please add at least one download item on the right.')).toBeVisible();
  await settings.getByRole('button', { name: /^Add / }).click();
  await expect(problems.getByText('Please select a file for this download item')).toBeVisible();
  await editor.insert('Logo grid');
  await expect(problems.getByText('Please add logos on the right.')).toBeVisible();

  await problems.getByRole('button', { name: '1 warning' }).click();
  await expect(problems.getByText('Please select a file for this download item')).toHaveCount(0);
  await problems.getByRole('button', { name: '1 warning' }).click();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').getByText(/1 error stops publishing/)).toBeVisible();
  await page.getByRole('button', { name: 'Show problems' }).click();
  const first = problems.getByRole('button', { name: /^Error · Downloads/ });
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('group', { name: 'File' }).getByRole('button').first()).toBeFocused();
});

test('columns over twelve and headings that skip a level are warnings', async ({ editor, page }) => {
  const { problems, settings } = editor;
  await editor.insert('Columns');
  await settings.getByRole('button', { name: 'Add column' }).click();
  await expect(problems.getByText(/The columns take 18 of 12 on desktop/)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('list entries move by drag and by keys, and the focus goes with them', async ({ editor, page }) => {
  const { settings } = editor;
  await editor.insert('Features');
  const entry = (name: string) => settings.getByRole('button', { name, exact: true });
  const names = () =>
    settings
      .locator('[data-item]')
      .evaluateAll((items) => items.map((item) => item.querySelector('button')?.textContent));
  await expect
    .poll(names)
    .toEqual(['Up to 40% cheaper', 'Insurance included', 'Service near you', 'Any bike you like']);
  await entry('Up to 40% cheaper').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect
    .poll(names)
    .toEqual(['Insurance included', 'Up to 40% cheaper', 'Service near you', 'Any bike you like']);
  await expect(entry('Up to 40% cheaper')).toBeFocused();
  const grip = settings
    .locator('[data-item]')
    .nth(3)
    .getByTitle(/^Drag /);
  const target = await settings.locator('[data-item]').first().boundingBox();
  const start = await grip.boundingBox();
  if (!target || !start) throw new Error('The list is not on screen.');
  await page.mouse.move(start.x + 8, start.y + 16);
  await page.mouse.down();
  await page.mouse.move(target.x + 8, target.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(names)
    .toEqual(['Any bike you like', 'Insurance included', 'Up to 40% cheaper', 'Service near you']);
});
