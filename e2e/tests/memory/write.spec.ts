import type { Locator } from '@playwright/test';
import { stopClock } from '../../src/clock.ts';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

test.beforeEach(({ editor }) => editor.start());

test('a page is written on the page: Enter begins a paragraph, Backspace takes an empty one away, arrows walk', async ({
  editor,
  page,
}) => {
  const { canvas, blocks } = editor;
  const texts = canvas.locator('[data-block]');
  const { keyboard } = page;
  await stopClock(page);
  await editor.show('Blocks');
  await blocks.getByRole('button', { name: 'Title', exact: true }).click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await keyboard.type('Fiets van de zaak?');
  await keyboard.press('Enter');
  await keyboard.type('Je baas leaset hem. Jij rijdt.');
  // In the middle of a text, what stands behind the caret goes along.
  for (let letter = 0; letter < 10; letter += 1) await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await expect(texts).toHaveText(['Fiets van de zaak?', 'Je baas leaset hem.', 'Jij rijdt.']);

  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.press('End');
  await keyboard.type(' Ja!');
  await keyboard.press('Enter');
  await keyboard.press('Backspace');
  await keyboard.type(' Echt.');
  await keyboard.press('ArrowDown');
  await expect(texts).toHaveText(['Fiets van de zaak? Ja! Echt.', 'Je baas leaset hem.', 'Jij rijdt.']);

  // Out of the text to the next part of the editor.
  await keyboard.press('F6');
  await expect(editor.settings.locator(':focus')).toBeVisible();
  await keyboard.press('Shift+F6');

  // A text and what was split off it are one step.
  await keyboard.press('ArrowDown');
  await expect(editor.settings.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Jij rijdt.');
  for (const expected of [
    ['Fiets van de zaak? Ja!', 'Je baas leaset hem.', 'Jij rijdt.'],
    ['Fiets van de zaak? Ja!', '', 'Je baas leaset hem.', 'Jij rijdt.'],
    ['Fiets van de zaak? Ja!', 'Je baas leaset hem.', 'Jij rijdt.'],
    ['Fiets van de zaak?', 'Je baas leaset hem.', 'Jij rijdt.'],
    ['Fiets van de zaak?', 'Je baas leaset hem. Jij rijdt.'],
    ['Fiets van de zaak?', 'Please enter a text on the right.'],
  ]) {
    await keyboard.press('ControlOrMeta+Z');
    if (expected[1] !== '') await expect(texts).toHaveText(expected);
  }
});

test('the keys of the page work while an empty title is written, and nothing typed is lost with them', async ({
  editor,
  page,
}) => {
  const { canvas, blocks } = editor;
  const title = blocks.getByRole('button', { name: 'Title', exact: true });
  await editor.show('Blocks');
  await title.click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.locator('[data-block]')).toHaveCount(0);
  await title.click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Twee keer');
  await page.keyboard.press('ControlOrMeta+D');
  await expect(canvas.getByRole('heading')).toHaveText(['Twee keer', 'Twee keer']);
  await page.keyboard.press('Backspace');
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Zoek');
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await expect(canvas.getByRole('heading')).toHaveText(['Twee keer', 'Zoek']);
});

test('signs at the beginning make a title of a paragraph, in one step', async ({ editor, page }) => {
  const { canvas, blocks } = editor;
  await stopClock(page);
  await editor.show('Blocks');
  await blocks.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('### Zo werkt het');
  await page.keyboard.press('Enter');
  await page.keyboard.type('#geen kop');
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('heading', { name: 'Zo werkt het', level: 3 })).toBeVisible();
  await expect(canvas.locator('[data-block]')).toHaveCount(2);
  // The second text, its paragraph, the heading's text; then the heading, whose signs are there again.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ControlOrMeta+Z');
  await expect(canvas.getByRole('heading')).toHaveCount(0);
  await expect(canvas.locator('[data-block="Text"]')).toHaveText('###');
});

test('on an empty page or in an empty block one just writes; a slash puts another block in place of an empty text', async ({
  editor,
  page,
}) => {
  const { canvas, blocks } = editor;
  const types = () => canvas.locator('[data-block]').evaluateAll((all) => all.map(({ dataset }) => dataset.block));
  await page.keyboard.type('Kop');
  await expect(canvas.locator('[data-block="Text"]')).toHaveText(['Kop']);
  await editor.show('Blocks');
  await blocks.getByRole('button', { name: 'Container', exact: true }).click();
  await page.keyboard.type('Daarin');
  await expect(canvas.locator('[data-block="Container"] [data-block="Text"]')).toHaveText(['Daarin']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Insert a block' })).toBeFocused();
  await page.keyboard.type('divider');
  await page.keyboard.press('Enter');
  await expect.poll(types).toEqual(['Text', 'Container', 'Text', 'VerticalSpacing']);
  await canvas.locator('[data-block="VerticalSpacing"]').click();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(types).toEqual(['Text', 'Container', 'Text', 'Text']);
});

test('a "+" between blocks inserts there by mouse, and keys do; a click beside the blocks selects none', async ({
  editor,
  page,
}) => {
  const { canvas, outline } = editor;
  const types = () => canvas.locator('[data-block]').evaluateAll((all) => all.map(({ dataset }) => dataset.block));
  const plus = page.getByRole('button', { name: 'Add block here' });
  await editor.insert('Vertical spacing');
  await editor.insert('Title');
  await page.keyboard.type('Kop');
  await page.keyboard.press('Escape');
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Kop');
  const title = await canvas.getByRole('heading').boundingBox();
  if (!title) throw new Error('The title has no place on the page.');

  await page.mouse.move(title.x + title.width / 2, title.y + title.height / 2);
  await expect(plus).toHaveCount(0);
  await page.mouse.move(title.x + title.width / 2, title.y - 2);
  await plus.click();
  await page.keyboard.type('button');
  await expect(page.getByRole('option', { name: 'Button', exact: true })).toBeVisible();
  await page.getByRole('option', { name: 'Button', exact: true }).click();
  await expect.poll(types).toEqual(['VerticalSpacing', 'Button', 'Title']);

  const end = await canvas.getByRole('heading').boundingBox();
  if (!end) throw new Error('The title has no place on the page.');
  await page.mouse.move(end.x + end.width / 2, end.y + end.height + 60);
  await page.mouse.move(end.x + end.width / 2, end.y + end.height + 70);
  await expect(plus).toBeVisible();
  await page.mouse.click(end.x + end.width / 2, end.y + end.height + 70);
  await editor.show('Outline');
  await expect(outline.getByRole('treeitem', { name: 'Page', selected: true })).toBeVisible();

  await canvas.locator('[data-block="VerticalSpacing"]').click();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.keyboard.type('divider');
  await page.keyboard.press('Enter');
  await expect.poll(types).toEqual(['VerticalSpacing', 'VerticalSpacing', 'Button', 'Title']);
  await expect(outline.locator('[aria-selected="true"]')).toHaveCount(1);
});

/** Three sections of a landing page, each a container with a title, a text and a button. */
const SECTIONS = [
  ['Je nieuwe fiets, via je werk', 'Tot 40 procent voordeliger.', 'Bereken je voordeel'],
  ['Zo werkt het', 'Kies een fiets, je baas leaset hem, jij rijdt.', 'Bekijk de fietsen'],
  ['Voor werkgevers', 'Een regeling zonder papierwerk.', 'Vraag een gesprek aan'],
] as const;
const LANDING_PAGE = SECTIONS.flatMap((texts) =>
  ['Container', 'Title', 'Text', 'Button'].map((type, at) => [type, texts[at - 1] ?? '']),
);

test('a landing page of twelve blocks takes at most 120 keys beside its text, without a mouse', {
  tag: '@full',
}, async ({ editor, page }) => {
  let keys = 0;
  const press = async (...pressed: string[]) => {
    keys += pressed.length;
    for (const key of pressed) await page.keyboard.press(key);
  };
  const insert = async (label: string) => {
    await expect(page.getByRole('combobox', { name: 'Insert a block' })).toBeFocused();
    await press(...label.slice(0, 5).toLowerCase());
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveText(label);
    await press('Enter');
  };
  for (const [index, [title, text, label]] of SECTIONS.entries()) {
    await press(index === 0 ? '/' : 'Alt+Shift+ArrowDown');
    await insert('Container');
    await expect(editor.canvas.locator('.Page')).toBeFocused();
    await press('/');
    await insert('Title');
    await expect(editor.canvas.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(title);
    await press('Enter');
    await page.keyboard.type(text);
    await press('Enter', '/');
    await insert('Button');
    await expect(editor.canvas.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(label);
    // Out of the text, and out of the button to its container.
    await press('Enter', 'Escape');
  }
  await expect.poll(() => readBlocks(editor)).toEqual(LANDING_PAGE);
  expect(keys).toBeLessThanOrEqual(120);
});

test('a landing page of twelve blocks takes at most 40 mouse actions', { tag: '@full' }, async ({ editor, page }) => {
  let actions = 0;
  const click = async (button: Locator) => {
    actions += 1;
    await button.click();
  };
  const show = (panel: 'Blocks' | 'Outline') => {
    actions += 1;
    return editor.show(panel);
  };
  const insert = (label: string) => click(editor.blocks.getByRole('button', { name: label, exact: true }));
  for (const texts of SECTIONS) {
    await show('Outline');
    await click(editor.outline.getByRole('treeitem', { name: 'Page' }).locator('.name').first());
    await show('Blocks');
    await insert('Container');
    for (const [index, label] of ['Title', 'Text', 'Button'].entries()) {
      await insert(label);
      await expect(editor.canvas.getByRole('textbox')).toBeFocused();
      await page.keyboard.type(texts[index] ?? '');
    }
  }
  await show('Outline');
  await click(editor.outline.getByRole('treeitem', { name: 'Page' }).locator('.name').first());
  await expect.poll(() => readBlocks(editor)).toEqual(LANDING_PAGE);
  expect(actions).toBeLessThanOrEqual(40);
});

/** The blocks of the page in their order, with the texts of those that hold no others. */
function readBlocks({ canvas }: MemoryEditor): Promise<string[][]> {
  return canvas
    .locator('[data-block]')
    .evaluateAll((all) =>
      all.map((block) => [
        block.dataset.block ?? '',
        block.querySelector('[data-block]') ? '' : (block.textContent?.trim() ?? ''),
      ]),
    );
}
