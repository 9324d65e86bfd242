/** The settings of blocks, columns and tabs: what depends on what, the way back to the default, and the entries of lists. */
import type { Block } from 'page-format';
import { expect, test } from '../../src/memory-editor.ts';

test.beforeEach(({ editor }) => editor.start());

test('a setting shows those that depend on it, and goes back to its default by key and by mouse', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { settings, canvas } = editor;
  await editor.insert('Title');
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Kop');
  const reset = settings.getByRole('button', { name: 'Reset “Level” to default' });
  await expect(reset).toHaveCount(0);
  await settings.getByRole('radio', { name: 'H4' }).check({ force: true });
  await expect(canvas.getByRole('heading', { name: 'Kop', level: 4 })).toBeVisible();
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Kop', level: 2 })).toBeVisible();
  await expect(reset).toHaveCount(0);

  await expect(settings.getByRole('group', { name: 'Text colour' })).toHaveCount(0);
  await settings.getByRole('switch', { name: 'Custom text colour' }).check();
  await expect(settings.getByRole('group', { name: 'Text colour' })).toBeVisible();
  await settings.getByRole('button', { name: 'Reset “Custom text colour” to default' }).click();
  await expect(settings.getByRole('group', { name: 'Text colour' })).toHaveCount(0);
});

test('entries of a list open under their title, and are cloned, removed and brought back', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { settings, canvas } = editor;
  await editor.insert('Features');
  const entry = (name: string) => settings.getByRole('button', { name, exact: true });
  const shown = canvas.locator('[data-block="Features"] li');
  const first = entry('Up to 40% cheaper');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await settings.getByRole('group', { name: 'Feature 1' }).getByRole('textbox', { name: 'Title' }).fill('Goedkoper');
  await expect(entry('Goedkoper')).toBeVisible();
  await entry('Goedkoper').click();
  await expect(settings.getByRole('group', { name: 'Feature 1' })).toHaveCount(0);

  await settings.getByRole('button', { name: 'Duplicate feature 1' }).click();
  await expect(entry('Goedkoper')).toHaveCount(2);
  await expect(shown).toHaveCount(5);
  await settings.getByRole('button', { name: 'Remove feature 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Goedkoper removed. Undo brings it back.' })).toBeVisible();
  await expect(shown).toHaveCount(4);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(shown).toHaveCount(5);
});

test('the style of a block is put onto others in one step that undo takes back, and onto none that has nothing of it', {
  tag: '@full',
}, async ({ editor, page }) => {
  const block = (id: string, type: string, props: Block['props']): Block => ({ id, type, v: 1, props });
  const content = [
    block('a', 'Title', { title: 'Eerste', alignment: 'center', fontFamily: 'basis-bold' }),
    block('b', 'Title', { title: 'Tweede' }),
    block('c', 'Text', { content: 'Derde' }),
    block('d', 'Button', { label: 'Vierde' }),
  ];
  await editor.start(...content);
  const run = async (command: string) => {
    await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: command }).click();
  };
  const alignments = () =>
    editor.canvas.locator('[data-block]').evaluateAll((all) => all.map((each) => getComputedStyle(each).textAlign));
  const before = await alignments();
  await editor.select(/^Title.*Eerste/);
  await run('Copy style');
  await editor.select(/^Title.*Tweede/);
  await editor.outline
    .getByRole('treeitem', { name: /^Text/ })
    .click({ modifiers: ['Shift'], position: { x: 60, y: 10 } });
  await run('Paste style');
  await expect.poll(alignments).toEqual(['center', 'center', 'center', before[3]]);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(alignments).toEqual(before);
  await editor.select(/^Button/);
  await run('Paste style');
  await expect(page.getByText('The copied style changes nothing in Button')).toBeVisible();
});

test('what is typed after an entry was added is its own, and after one is removed the focus is on the next', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { settings } = editor;
  await editor.insert('Features');
  await settings.getByRole('button', { name: 'Add feature' }).click();
  const added = settings.getByRole('group', { name: 'Feature 5' });
  await expect(added.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Fietsen naar je werk');
  await expect(settings.getByRole('button', { name: 'Fietsen naar je werk', exact: true })).toHaveCount(1);

  const remove = (number: number) => settings.getByRole('button', { name: `Remove feature ${number}` });
  await remove(1).focus();
  await page.keyboard.press('Enter');
  await expect(remove(5)).toHaveCount(0);
  await expect(settings.locator('li[data-item]').first().locator('[aria-expanded]')).toBeFocused();
  await remove(4).focus();
  await page.keyboard.press('Enter');
  await expect(settings.locator('li[data-item]').last().locator('[aria-expanded]')).toBeFocused();
});

test('what a block is changed by most stands first and in its toolbar; the rest is folded and says what differs', async ({
  editor,
  page,
}) => {
  const { settings, canvas } = editor;
  editor.foldsSettings = true;
  await editor.openBlock('Title', { type: 'Title', props: { title: 'Fietsplan', fontFamily: 'basis-bold' } });
  const toolbar = page.getByRole('toolbar', { name: 'Selected block' });

  await test.step('by keyboard, a choice opens at what is chosen, and the focus comes back', async () => {
    await toolbar.getByRole('button', { name: 'Level: H2' }).press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'H2', checked: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Fietsplan' })).toBeVisible();
    await expect(toolbar.getByRole('button', { name: 'Level: H3' })).toBeFocused();
    await expect(settings.getByRole('radio', { name: 'H3' })).toBeChecked();
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(toolbar.getByRole('button', { name: 'Level: H2' })).toBeVisible();
  });

  await test.step('a folded group says what is set in it, and stays open once it is opened', async () => {
    const style = settings.getByRole('button', { name: 'Style' });
    await expect(style).toHaveAccessibleDescription('Font: Text, bold');
    await expect(settings.getByRole('radio', { name: 'Text, bold' })).toBeHidden();
    await style.press('Enter');
    await expect(settings.getByRole('radio', { name: 'Text, bold' })).toBeChecked();
    await editor.insert('Text');
    await expect(settings.getByRole('switch', { name: 'Custom text colour' })).toBeVisible();
  });

  await test.step('a setting without room in the toolbar is led to', async () => {
    await editor.insert('Button');
    await toolbar.getByRole('button', { name: 'Link…' }).click();
    await expect(settings.getByRole('group', { name: 'Link' }).locator(':focus')).toHaveCount(1);
  });

  await test.step('the toolbar is reached by a key and walked by arrows, and Escape leads back to the block', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+F10');
    await expect(toolbar.getByRole('button', { name: 'Link…' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(toolbar.getByRole('button', { name: 'Style: Primary' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Primary' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(canvas.locator('.Page')).toBeFocused();
    await expect(toolbar).toContainText('Button');
  });

  await test.step('a field that is pressed while a menu is open takes what is typed', async () => {
    await toolbar.getByRole('button', { name: 'Style: Primary' }).click();
    await settings.getByRole('textbox', { name: 'Label' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' nu');
    await expect(settings.getByRole('textbox', { name: 'Label' })).toHaveValue('Button nu');
  });

  await test.step('a setting is put back without losing the place', async () => {
    await settings.getByRole('radio', { name: 'Secondary, blue' }).check({ force: true });
    await settings.getByRole('button', { name: 'Reset “Style” to default' }).press('Enter');
    await expect(settings.getByRole('group', { name: 'Style' }).locator(':focus')).toHaveCount(1);
  });

  await test.step('what is chosen while a text is written leaves the caret in it', async () => {
    await canvas.getByRole('heading', { name: 'Fietsplan' }).dblclick();
    await page.keyboard.press('Home');
    await page.keyboard.type('Ons ');
    await page.mouse.move(500, 500);
    await toolbar.getByRole('button', { name: 'Level: H2' }).click();
    await page.getByRole('menuitemradio', { name: 'H4' }).click();
    await page.keyboard.type('nieuwe ');
    await page.keyboard.press('Alt+F10');
    await expect(toolbar.getByRole('button', { name: 'Level: H4' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.type('snelle ');
    await expect(canvas.locator('h4')).toHaveText('Ons nieuwe snelle Fietsplan');
  });

  await test.step('settings are explained once that is asked for', async () => {
    await canvas.getByText('Button nu').click();
    const help = settings.getByText('Say what happens, such as "Calculate your saving".');
    await expect(help).toBeHidden();
    await settings.getByRole('button', { name: 'Explain the settings' }).click();
    await expect(help).toBeVisible();
  });
});

test('settings stand in groups, with a help below and the problem beside each, and are reached by Tab', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { settings, problems } = editor;
  await editor.insert('Title');
  const groups = settings.locator('[role="group"][aria-label]');
  await expect
    .poll(() => groups.evaluateAll((found) => found.map((each) => each.getAttribute('aria-label'))))
    .toEqual(['Main settings', 'Layout', 'Style', 'Advanced']);

  const field = settings.getByRole('textbox', { name: 'Title', exact: true });
  // Nothing is called empty while it is being made.
  await expect(page.getByRole('button', { name: 'Problems', exact: true })).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/Write “br” where a new line begins\.$/);
  await editor.press('Problems');
  await expect(field).toHaveAccessibleDescription(/Write “br” where a new line begins\..*"Title" is empty/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(problems.getByRole('button', { name: /"Title" is empty/ })).toBeVisible();
  await field.focus();
  await page.keyboard.type('Gevuld');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Write “br” where a new line begins.');
  await expect(problems.getByText('No problems.')).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(settings.getByRole('radio', { name: 'H2' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(editor.canvas.getByRole('heading', { name: 'Gevuld', level: 3 })).toBeVisible();
});

test('a column that is selected shows its own settings, and the path leads to those of the row', {
  tag: '@full',
}, async ({ editor }) => {
  const { settings, canvas } = editor;
  await editor.insert('Columns');
  await editor.select('Column 2');
  await expect(settings.locator('[data-block-name]')).toHaveText('Column 2');
  await settings.getByRole('combobox', { name: 'Desktop' }).selectOption({ label: '3 / 12' });
  await expect(canvas.locator('.Columns-column').nth(1)).toHaveCSS('--desktop', '3');
  await settings.getByRole('navigation', { name: 'Where the block stands' }).getByRole('button').click();
  await expect(settings.locator('[data-block-name]')).toHaveText('Columns');
});

test('a tab that is selected is renamed in its settings', { tag: '@full' }, async ({ editor }) => {
  await editor.insert('Tabs');
  await editor.select('Second tab');
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Voor werkgevers');
  await expect(editor.outline.getByRole('treeitem', { name: 'Voor werkgevers' })).toBeVisible();
  await expect(editor.canvas.getByRole('tab', { name: 'Voor werkgevers' })).toBeVisible();
});

test('a layout is chosen by its picture and keeps what stands in columns that go', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { settings, canvas } = editor;
  await editor.insert('Columns');
  const layouts = settings.getByRole('group', { name: 'Arrangement' });
  await expect(layouts.getByRole('radio', { name: 'Two halves' })).toBeChecked();
  await layouts.getByRole('radio', { name: 'Four quarters' }).check({ force: true });
  await expect(canvas.locator('.Columns-column')).toHaveCount(4);
  await canvas.getByRole('button', { name: 'Add a block to Column 4' }).click();
  await page.keyboard.type('vertical');
  await page.keyboard.press('Enter');
  await expect(canvas.locator('[data-block="VerticalSpacing"]')).toHaveCount(1);
  await editor.select('Columns');
  await layouts.getByRole('radio', { name: 'Two thirds, a third' }).check({ force: true });
  await expect(canvas.locator('.Columns-column')).toHaveCount(2);
  await expect(canvas.locator('.Columns-column').nth(1).locator('[data-block="VerticalSpacing"]')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.locator('.Columns-column')).toHaveCount(4);
  await expect(canvas.locator('.Columns-column').nth(3).locator('[data-block="VerticalSpacing"]')).toHaveCount(1);
});

test('several blocks show what they share, say where they differ, and change as one step', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { settings, canvas, outline } = editor;
  await editor.insert('Title');
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Eerste');
  await editor.insert('Title');
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Tweede');
  await settings.getByRole('radio', { name: 'H4' }).check({ force: true });
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: /Eerste/ }).click({ modifiers: ['ControlOrMeta'] });
  await expect(settings.locator('[data-block-name]')).toHaveText('2 blocks');
  // What is written belongs to each alone.
  await expect(settings.getByRole('textbox', { name: 'Title', exact: true })).toHaveCount(0);
  await expect(settings.getByRole('group', { name: 'Level' }).getByRole('radio', { checked: true })).toHaveCount(0);
  const alignment = settings.getByRole('group', { name: 'Alignment', exact: true });
  await expect(alignment.getByRole('radio', { name: 'Left' })).toBeChecked();

  await settings.getByRole('radio', { name: 'H3' }).check({ force: true });
  await expect(canvas.getByRole('heading', { level: 3 })).toHaveText(['Eerste', 'Tweede']);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.getByRole('heading', { name: 'Eerste', level: 2 })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Tweede', level: 4 })).toBeVisible();

  await editor.insert('Image');
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: /Eerste/ }).click({ modifiers: ['ControlOrMeta'] });
  await expect(settings.getByText('These blocks have no settings in common.')).toBeVisible();
});
