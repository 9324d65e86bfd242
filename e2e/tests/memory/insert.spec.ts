import { expect, test } from '../../src/memory-editor.ts';

test.beforeEach(({ editor }) => editor.start());

test('blocks are found by synonyms in both languages, and the recent list remembers them', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { blocks, canvas } = editor;
  const search = blocks.getByRole('searchbox', { name: 'Search blocks' });
  await editor.show('Blocks');
  await search.fill('Überschrift');
  await expect(blocks.getByRole('button', { name: 'Title', exact: true })).toBeVisible();
  await search.fill('accordion');
  await expect(blocks.getByRole('button', { name: 'Tabs', exact: true })).toBeVisible();
  await search.press('Enter');
  await search.fill('');
  const recent = blocks.getByRole('menu', { name: 'Recently used' }).getByRole('menuitem');
  await expect(recent).toHaveCount(1);
  await recent.first().focus();
  await page.keyboard.press('Enter');
  await expect(canvas.locator('[data-block]').first()).toBeVisible();
  // Pictures of blocks are real files, loaded when they are seen.
  const picture = blocks.getByRole('button', { name: 'Columns', exact: true }).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test('the slash inserts at the selection by keyboard alone, and says what may not stand there', async ({
  editor,
  page,
}) => {
  const { canvas } = editor;
  await editor.insert('Button container');
  // It begins with a button, whose label is written.
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await canvas.getByRole('button', { name: 'Add a block to Buttons' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Insert a block' });
  await expect(field).toBeFocused();
  await page.keyboard.type('paragraph');
  const forbidden = page.getByRole('option', { name: /Text is not allowed in Buttons. Allowed there: Button/ });
  await expect(forbidden).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('button');
  await page.keyboard.press('Enter');
  await expect(canvas.locator('[data-block="ButtonContainer"] [data-block="Button"]')).toHaveCount(1);
});

test('a slash that comes before what was inserted is drawn keeps its place to type', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Insert a block' });
  await editor.insert('Container');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('columns');
  const draw = await page.evaluateHandle(() => {
    const waiting: FrameRequestCallback[] = [];
    const { requestAnimationFrame: own } = window;
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    return () => {
      window.requestAnimationFrame = own;
      for (const callback of waiting) callback(performance.now());
    };
  });
  await page.keyboard.press('Enter');
  await expect(editor.canvas.locator('[data-block="Columns"]')).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await draw.evaluate((drawNow) => drawNow());
  await expect(field).toBeFocused();
  await page.keyboard.type('title');
  await expect(field).toHaveValue('title');
});

test('without a connection, what is not loaded yet says so, and opens once there is one', { tag: '@full' }, async ({
  consoleErrors,
  context,
  editor,
  page,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const open = async () => {
    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
  };
  await editor.insert('Title');
  await page.keyboard.type('Hallo');
  await context.setOffline(true);
  await open();
  await expect(page.getByText(/^This could not be opened: /).first()).toBeVisible();
  await expect(editor.canvas.getByText('Hallo')).toBeVisible();
  expect(consoleErrors.join('\n')).toMatch(/ERR_INTERNET_DISCONNECTED .*ShortcutSheet/);
  consoleErrors.length = 0;
  await context.setOffline(false);
  await open();
  await expect(sheet).toBeVisible();
});

test('the invitation of an empty area opens the inserter for that area', { tag: '@full' }, async ({ editor, page }) => {
  await editor.insert('Columns');
  await editor.canvas.getByRole('button', { name: 'Add a block to Column 2' }).click();
  // Every block is told by its picture.
  await expect(page.getByRole('option', { name: 'Vertical spacing' }).locator('img')).toBeVisible();
  const unseen = page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNot: page.locator('img') });
  await expect(unseen).toHaveCount(0);
  await page.keyboard.type('title');
  await page.keyboard.press('Enter');
  await expect(editor.canvas.locator('.Columns-column').nth(1).locator('[data-block="Title"]')).toHaveCount(1);
});

test('the command palette runs commands, inserts and goes to blocks; the sheet lists the shortcuts', async ({
  editor,
  page,
}) => {
  await editor.insert('Title');
  await editor.insert('Vertical spacing');
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('go to title');
  await page.keyboard.press('Enter');
  await expect(editor.settings.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('duplicate');
  await page.keyboard.press('Enter');
  await editor.show('Outline');
  await expect(editor.outline.getByRole('treeitem', { name: 'Title' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Insert a block here')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('a block of the recent list and one of the commands are inserted by mouse', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { blocks, canvas, outline } = editor;
  const title = blocks.getByRole('button', { name: 'Title', exact: true });
  await editor.show('Blocks');
  const place = await title.boundingBox();
  await title.click();
  await expect(canvas.locator('[data-block="Title"]')).toHaveCount(1);
  // The list comes below all others, so that a second press inserts the same.
  await expect(blocks.getByRole('menu', { name: 'Recently used' })).toBeVisible();
  expect(await title.boundingBox()).toEqual(place);
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Page' }).click();
  await editor.show('Blocks');
  await blocks.getByRole('menu', { name: 'Recently used' }).getByRole('menuitem').first().click();
  await expect(canvas.locator('[data-block="Title"]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Commands', exact: true }).click();
  await page.getByRole('option', { name: 'Insert Columns' }).click();
  await expect(canvas.locator('[data-block="Columns"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Commands', exact: true }).click();
  await page.getByRole('option', { name: 'Go to Title' }).first().click();
  await editor.show('Outline');
  await expect(outline.getByRole('treeitem', { name: 'Title', selected: true })).toBeVisible();
});

test('a section is saved and inserted, and the shortcuts are looked up, by keyboard alone', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { canvas, outline } = editor;
  const name = `Toetsen ${Date.now()}`;
  await editor.insert('Vertical spacing');
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Vertical spacing' }).press('ControlOrMeta+K');
  await page.keyboard.type('save as section');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sections', exact: true }).press('Enter');
  await expect(editor.blocks).toHaveCount(0);
  await editor.sections.getByRole('button', { name, exact: true }).press('Enter');
  await expect(canvas.locator('[data-block="VerticalSpacing"]')).toHaveCount(2);
  await editor.sections.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await editor.sections.getByRole('button', { name: 'Delete section' }).press('Enter');
  await expect(editor.sections.getByRole('button', { name, exact: true })).toHaveCount(0);

  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Page' }).press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Insert a block here')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outline.getByRole('treeitem', { name: 'Page' })).toBeFocused();
  // From one dialog to the next, and back to where the first was opened.
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outline.getByRole('treeitem', { name: 'Page' })).toBeFocused();
});

test('what is typed after an insert is the block’s text, in whatever signs, and undo takes the block back', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { canvas, blocks } = editor;
  await editor.show('Blocks');
  await blocks.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Vraag?');
  await expect(canvas.getByRole('textbox')).toHaveText('Vraag?');
  await blocks.getByRole('button', { name: 'Button', exact: true }).click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.locator('[data-block="Button"]')).toHaveCount(0);

  // On the canvas letters and signs write into the selected block, and open nothing.
  await canvas.getByRole('heading').click();
  await page.keyboard.type('?/ Antwoord');
  await page.keyboard.press('ArrowDown');
  await expect(canvas.getByRole('heading')).toHaveText('Vraag??/ Antwoord');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a slash in an empty line of a formatted text parts it, and a place is offered first what it is there for', {
  tag: '@full',
}, async ({ editor, page }) => {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const content = { type: 'doc', content: [line('Voor'), line('Na')] };
  const button = { id: 'knop', type: 'Button', v: 1, props: { label: 'Kies' } };
  await editor.start(
    { id: 'opmaak', type: 'RichText', v: 1, props: { content } },
    { id: 'rij', type: 'ButtonContainer', v: 1, props: {}, areas: { buttons: [button] } },
  );
  await editor.canvas.getByText('Voor').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/kop');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Tussen');
  await expect(editor.canvas.locator('main > [data-block]')).toHaveText(['Voor', 'Tussen', 'Na', 'Kies']);
  await page.keyboard.press('Escape');
  // What was written, the title, the room for it, and the line.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.canvas.locator('main > [data-block]').first()).toHaveText(/Voor\s*Na/);

  await editor.select(/^Button container/);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Insert a block' }).getByRole('option').first()).toHaveText('Button');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Nog een');
  await expect(editor.canvas.locator('[data-block="ButtonContainer"] [data-block="Button"]')).toHaveCount(2);
});
