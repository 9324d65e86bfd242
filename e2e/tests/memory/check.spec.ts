import { expect, plainPicture, test } from '../../src/memory-editor.ts';

test.beforeEach(async ({ editor }) => {
  await editor.start();
  await editor.press('Problems');
});

test('problems are filtered, lead to block and field, and errors stop publishing with a way to them', async ({
  editor,
  page,
}) => {
  const { problems, settings } = editor;
  await editor.insert('Downloads');
  await editor.show('Problems');
  await expect(problems.getByText('Please add at least one download item on the right.')).toBeVisible();
  await settings.getByRole('button', { name: /^Add / }).click();
  await expect(problems.getByText('Please select a file for this download item')).toBeVisible();
  await editor.insert('Logo grid');
  await editor.show('Problems');
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
  await expect(settings.getByRole('group', { name: 'File', exact: true }).getByRole('button').first()).toBeFocused();

  // Mended, and published in the same moment.
  await editor.select(/^Downloads/);
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').getByText(/Published/)).toBeVisible();
});

test('a problem is put right with one press, in one step that undo takes back', async ({ editor, page }) => {
  const { problems, settings, canvas } = editor;
  for (const [level, title] of [
    ['H1', 'Hoofdkop'],
    ['H4', 'Te diep'],
  ] as const) {
    await editor.insert('Title');
    await settings.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await settings.getByRole('radio', { name: level }).check({ force: true });
    await editor.show('Outline');
    await editor.outline.getByRole('treeitem', { name: 'Page' }).click();
  }
  const skipped = problems.getByRole('button', { name: /This heading is an H4, but the one before it an H1/ });
  await editor.show('Problems');
  await expect(skipped).toBeVisible();
  const mend = problems.getByRole('button', { name: 'Make it an H2' });
  await expect(mend).toHaveAccessibleDescription(/This heading is an H4/);
  expect((await mend.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await mend.focus();
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('heading', { name: 'Te diep', level: 2 })).toBeVisible();
  await expect(problems.getByText('No problems.')).toBeVisible();
  await expect(problems).toBeFocused();
  const said = page.getByRole('status').filter({ hasText: 'Make it an H2: done. Undo takes it back.' });
  await expect(said).toBeVisible();

  await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.getByRole('heading', { name: 'Te diep', level: 4 })).toBeVisible();
  await expect(skipped).toBeVisible();
});

test('what a new block still lacks is said once it was saved, and an empty tab goes with one press', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { problems, settings } = editor;
  await editor.insert('Tabs');
  await editor.show('Problems');
  await expect(problems.getByText('No problems.')).toBeVisible();
  await editor.save();
  await expect(problems.getByRole('button', { name: /Tab 1: "Title" still says "First tab"/ })).toBeVisible();
  const empty = problems.getByRole('button', { name: /Tab \d: Nothing stands in here/ });
  await expect(empty).toHaveCount(2);

  // Behind its name stands how many problems it has.
  const secondTab = settings.getByRole('button', { name: /^Second tab/ });
  await expect(secondTab).toBeVisible();
  await problems.getByRole('button', { name: 'Remove tab 2' }).click();
  await expect(secondTab).toHaveCount(0);
  // The focus is on what is left, and the last tab is for an editor to decide about.
  await expect(problems.locator('li button').and(page.locator(':focus'))).toHaveCount(1);
  await expect(empty).toHaveCount(1);
  await expect(problems.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(secondTab).toBeVisible();
  await expect(empty).toHaveCount(2);
});

test('columns over twelve and headings that skip a level are warnings, and stop no publishing', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { problems, settings } = editor;
  await editor.insert('Columns');
  await settings.getByRole('button', { name: 'Add column' }).click();
  await editor.show('Problems');
  await expect(problems.getByText(/The columns take 18 of 12 on desktop/)).toBeVisible();

  for (const level of ['H2', 'H4']) {
    await editor.insert('Title');
    await settings.getByRole('textbox', { name: 'Title', exact: true }).fill(`Kop ${level}`);
    await settings.getByRole('radio', { name: level }).check({ force: true });
    await editor.show('Outline');
    await editor.outline.getByRole('treeitem', { name: 'Page' }).click();
  }
  const skipped = problems.getByRole('button', { name: /This heading is an H4, but the one before it an H2/ });
  await editor.show('Problems');
  await skipped.click();
  await expect(settings.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Kop H4');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible();
});

test('list entries move by drag and by keys, and the focus goes with them', { tag: '@full' }, async ({
  editor,
  page,
}) => {
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

test('a click on a problem leads to the block and the field, wherever one looks at the moment', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { problems, settings, outline } = editor;
  await editor.insert('Button');
  await settings.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await editor.insert('Title');
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Page' }).click();
  await editor.show('Problems');
  await problems.getByRole('button', { name: /"javascript:alert\(1\)" is not allowed/ }).click();
  await expect(settings.locator('[data-block-name]')).toHaveText('Button');
  await expect(settings.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('/contact');
  await expect(problems.getByText(/is not allowed/)).toHaveCount(0);

  // By key from anywhere: to the problems, and from there to the field.
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Page' }).press('ControlOrMeta+Shift+M');
  await expect(problems.getByRole('button', { name: /"Title" is empty/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(settings.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
});

test('a problem in an item of a list says which item, and opens it at the field', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { problems, settings, outline } = editor;
  await editor.insert('Downloads');
  for (const _ of [1, 2]) await settings.getByRole('button', { name: 'Add download' }).click();
  await editor.show('Outline');
  await outline.getByRole('treeitem', { name: 'Page' }).click();
  await editor.show('Problems');
  await problems.getByRole('button', { name: /Download 2: Please select a file for this download item/ }).click();
  const second = settings.getByRole('group', { name: 'Download 2' });
  await expect(second.getByRole('group', { name: 'File' }).getByRole('button').first()).toBeFocused();
  await expect(settings.getByRole('group', { name: 'Download 1' })).toHaveCount(0);

  // By key, while the item was closed again.
  await settings.locator('[data-item]').nth(1).locator('[aria-expanded]').click();
  await problems.getByRole('button', { name: /Download 2:/ }).focus();
  await page.keyboard.press('Enter');
  await expect(second.getByRole('group', { name: 'File' }).getByRole('button').first()).toBeFocused();
});

test('an image without alternative text is a warning that says which, and goes with the text', {
  tag: '@full',
}, async ({ editor }) => {
  const { problems, settings } = editor;
  const name = 'vlak.png';
  await editor.surround({ files: [plainPicture(name)] });
  await editor.start();
  await editor.insert('Image');
  await editor.show('Problems');
  await expect(problems.getByRole('button', { name: /Image/ })).toBeVisible();
  await editor.chooseImage(name);
  const missing = problems.getByRole('button', { name: `"${name}" has no alternative text.` });
  await missing.click();
  await settings.getByRole('textbox', { name: 'Alternative text' }).fill('Een groen vlak');
  await expect(missing).toHaveCount(0);
});

test('a label that is too long is told while it is written', { tag: '@full' }, async ({ editor }) => {
  const { problems, settings } = editor;
  await editor.insert('Button');
  const label = settings.getByRole('textbox', { name: 'Label', exact: true });
  await label.fill('Bereken hier hoeveel je elke maand bespaart');
  await editor.show('Problems');
  await expect(
    problems.getByRole('button', { name: /Bereken hier.* has 43 characters; 34 fit on a telephone/ }),
  ).toBeVisible();
  await label.fill('Bereken je voordeel');
  await expect(problems.getByText('No problems.')).toBeVisible();
});

test('a colour that hides a text is told', { tag: '@full' }, async ({ editor, page }) => {
  const { problems, settings } = editor;
  await editor.insert('Text');
  await page.keyboard.type('Wit op wit');
  await settings.getByRole('switch', { name: 'Custom text colour' }).check();
  const colours = settings.getByRole('group', { name: 'Text colour' });
  await colours.getByRole('radio', { name: 'White' }).check({ force: true });
  const unread = problems.getByRole('button', { name: /"Text colour" is hard to read on the colour behind it/ });
  await editor.show('Problems');
  await expect(unread).toBeVisible();
  await colours.getByRole('radio', { name: 'Black' }).check({ force: true });
  await expect(unread).toBeHidden();
});

test('a page whose blocks bring too much script is told while it is written, with the heaviest blocks', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { problems } = editor;
  await editor.insert('Slider');
  await editor.show('Outline');
  await editor.outline.getByRole('treeitem', { name: 'Page' }).click();
  await editor.insert('Feature container');
  const heavy = problems.getByRole('button', {
    name: /Visitors load \d+\skB of script on this page; 30\skB is wanted\. .*: Slider \d+\skB, Feature container \d+\skB/,
  });
  await editor.show('Problems');
  await heavy.click();
  await editor.show('Outline');
  await expect(editor.outline.getByRole('treeitem', { name: /^Slider/, selected: true })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(heavy).toHaveCount(0);
});

test('advice is put aside with a reason, for everybody and in one step, and taken up again', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { problems, settings } = editor;
  for (const [level, title] of [
    ['H1', 'Hoofdkop'],
    ['H3', 'Klein en toch goed'],
  ] as const) {
    await editor.insert('Title');
    await settings.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await settings.getByRole('radio', { name: level }).check({ force: true });
    await editor.show('Outline');
    await editor.outline.getByRole('treeitem', { name: 'Page' }).click();
  }
  const skipped = problems.getByRole('button', { name: /This heading is an H3, but the one before it an H1/ });
  await editor.show('Problems');
  await expect(skipped).toBeVisible();
  const aside = problems.getByText('Put aside (1)');

  // By keyboard: without a reason nothing happens, Escape leaves it, Enter puts it aside.
  const opener = problems.getByRole('button', { name: 'Put aside…' });
  await opener.press('Enter');
  const reason = problems.getByRole('textbox', { name: 'Why is this right as it is?' });
  await expect(reason).toBeFocused();
  await reason.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await reason.press('Enter');
  await expect(skipped).toBeVisible();
  await reason.fill('De huisstijl wil het zo.');
  await reason.press('Enter');
  await expect(problems.getByText('No problems.')).toBeVisible();
  await expect(problems).toBeFocused();
  await expect(aside).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(skipped).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(aside).toBeVisible();

  await editor.save();
  await page.reload();
  await editor.open();
  await editor.show('Problems');
  await aside.click();
  await expect(problems.getByText('Reason: De huisstijl wil het zo.')).toBeVisible();
  await expect(editor.canvas.getByRole('heading', { name: 'Klein en toch goed', level: 3 })).toBeVisible();

  // What says something else counts again.
  await editor.select(/Klein en toch goed/);
  await settings.getByRole('radio', { name: 'H4' }).check({ force: true });
  await editor.show('Problems');
  await expect(problems.getByRole('button', { name: /This heading is an H4/ })).toBeVisible();
  await settings.getByRole('radio', { name: 'H3' }).check({ force: true });
  await expect(aside).toBeVisible();
  await aside.click();
  await problems.getByRole('button', { name: 'Take up again' }).click();
  await expect(skipped).toBeVisible();
  await expect(aside).toBeHidden();
});
