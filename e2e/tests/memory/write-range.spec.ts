/** A selection that begins in one text and ends in another: by mouse and by keys, over blocks of every kind. */
import type { Block } from 'page-format';
import { stopClock } from '../../src/clock.ts';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const title: Block = { id: 'kop', type: 'Title', v: 1, props: { title: 'De kop' } };
const text: Block = { id: 'tekst', type: 'Text', v: 1, props: { content: 'Een hele zin' } };
const button: Block = { id: 'knop', type: 'Button', v: 1, props: { label: 'Knop' } };
const formatted: Block = {
  id: 'opmaak',
  type: 'RichText',
  v: 1,
  props: {
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Dit is ' },
            { type: 'text', text: 'vet', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' gedrukt' },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'Tweede alinea' }] },
      ],
    },
  },
};

const blocks = (editor: MemoryEditor) => editor.canvas.locator('[data-block]');
const element = (editor: MemoryEditor, id: string) => editor.canvas.locator(`[data-block-id="${id}"]`);

/** Where a letter of a block's text stands on the screen. */
async function letterPoint(editor: MemoryEditor, id: string, letter: string) {
  const frame = await editor.page.locator('iframe[title="Page canvas"]').boundingBox();
  const inFrame = await element(editor, id).evaluate((root, sought) => {
    const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.data.indexOf(sought);
      if (at < 0) continue;
      const range = root.ownerDocument.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left, y: top + height / 2, width: root.ownerDocument.documentElement.clientWidth };
    }
    throw new Error(`There is no “${sought}”.`);
  }, letter);
  if (!frame) throw new Error('The canvas has no place.');
  const scale = frame.width / inFrame.width;
  return { x: frame.x + inFrame.x * scale + 1, y: frame.y + inFrame.y * scale };
}

/** Draws a selection by mouse from before one letter to before another one. */
async function drag(editor: MemoryEditor, from: [id: string, letter: string], to: [id: string, letter: string]) {
  const { mouse, keyboard } = editor.page;
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  const pointed = await letterPoint(editor, ...from);
  await mouse.click(pointed.x, pointed.y);
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();
  const start = await letterPoint(editor, ...from);
  const end = await letterPoint(editor, ...to);
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await mouse.move(end.x, end.y, { steps: 4 });
  await mouse.up();
}

test('drawn by mouse from one text into another, it is deleted, and what is left of both is one text', async ({
  editor,
  page,
}) => {
  await editor.start(title, text, button, formatted);
  await stopClock(page);
  await drag(editor, ['tekst', 'h'], ['opmaak', 'g']);
  await expect(editor.outline.locator('[aria-selected="true"]')).toHaveCount(3);
  await page.keyboard.press('Delete');
  await expect(blocks(editor)).toHaveText(['De kop', 'Een gedrukt', 'Tweede alinea']);
  // The caret is where the two were joined.
  await page.keyboard.type('vet ');
  await expect(blocks(editor)).toHaveText(['De kop', 'Een vet gedrukt', 'Tweede alinea']);
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(blocks(editor)).toHaveText(['De kop', 'Een hele zin', 'Knop', 'Dit is vet gedruktTweede alinea']);
});

test('by Shift and arrows; what is typed takes its place, and Enter keeps the two texts apart', async ({
  editor,
  page,
}) => {
  const { keyboard } = page;
  await editor.start(title, text);
  await element(editor, 'kop').dblclick();
  await keyboard.press('End');
  for (let step = 0; step < 2; step += 1) await keyboard.press('ArrowLeft');
  for (let step = 0; step < 7; step += 1) await keyboard.press('Shift+ArrowRight');
  await expect(editor.outline.locator('[aria-selected="true"]')).toHaveCount(2);
  await keyboard.type('tot');
  await expect(blocks(editor)).toHaveText(['De ktothele zin']);
  await keyboard.press('ControlOrMeta+Z');
  await keyboard.press('ControlOrMeta+Z');
  await expect(blocks(editor)).toHaveText(['De kop', 'Een hele zin']);

  await drag(editor, ['kop', 'k'], ['tekst', 'z']);
  await keyboard.press('Enter');
  await expect(blocks(editor)).toHaveText(['De', 'zin']);
  await keyboard.type('De ');
  await expect(blocks(editor)).toHaveText(['De', 'De zin']);
});

test('ends in texts alone, over what shows none; back within its first text it is that text’s own', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { keyboard } = page;
  const selected = editor.outline.locator('[aria-selected="true"]');
  await editor.start(title, { id: 'ruimte', type: 'VerticalSpacing', v: 1, props: {} }, text);
  await element(editor, 'kop').dblclick();
  await keyboard.press('End');
  await keyboard.press('Shift+ArrowLeft');
  await keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveCount(3);
  await keyboard.press('Shift+ArrowUp');
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('!');
  await expect(blocks(editor)).toHaveText(['De kop!', '', 'Een hele zin']);

  await drag(editor, ['kop', 'k'], ['tekst', 'h']);
  await keyboard.press('ArrowRight');
  await keyboard.type('x');
  await expect(blocks(editor)).toHaveText(['De kop!', '', 'Een xhele zin']);

  // The pointer over the block without a text leaves the selection where it was, and no more goes than is marked.
  await drag(editor, ['kop', 'k'], ['tekst', 'h']);
  await element(editor, 'ruimte').hover();
  await keyboard.press('Shift+ArrowRight');
  await keyboard.press('Delete');
  await expect(blocks(editor)).toHaveText(['De ele zin']);
  await keyboard.press('ControlOrMeta+Z');

  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await element(editor, 'kop').dblclick();
  await keyboard.press('End');
  await keyboard.press('Shift+ArrowRight');
  await expect(selected).toHaveCount(3);
  await keyboard.press('Backspace');
  await expect(blocks(editor)).toHaveText(['De kop!Een xhele zin']);
});

test('takes no part of a block with several texts: it goes whole, between two texts, or not at all', {
  tag: '@full',
}, async ({ editor, page }) => {
  const items = ['Alfa', 'Beta'].map((item, index) => ({ id: `punt${index}`, title: item }));
  const list = { id: 'lijst', type: 'List', v: 1, props: { items } };
  const last = { id: 'slot', type: 'Text', v: 1, props: { content: 'Het slot' } };
  await editor.start(text, list, button, last);
  const selected = editor.outline.locator('[aria-selected="true"]');
  // Into an item: no more goes than the first text's own end.
  await drag(editor, ['tekst', 'h'], ['lijst', 'B']);
  await page.keyboard.press('Delete');
  await expect(element(editor, 'tekst')).toHaveText(/^Een /);
  await expect(editor.canvas.getByText('Alfa')).toBeVisible();
  await expect(editor.canvas.getByText('Beta')).toBeVisible();
  // From an item.
  await page.keyboard.press('Escape');
  await drag(editor, ['lijst', 'f'], ['slot', 's']);
  await page.keyboard.press('Backspace');
  await expect(element(editor, 'slot')).toHaveText('Het slot');
  await expect(editor.canvas.getByText('Beta')).toBeVisible();
  await page.keyboard.press('Escape');
  // By way of its areas, which show no text.
  const start = await letterPoint(editor, 'tekst', 'n');
  await page.mouse.click(start.x, start.y);
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const area = await editor.canvas.getByRole('button', { name: 'Add a block to Alfa' }).boundingBox();
  const end = await letterPoint(editor, 'slot', 's');
  if (!area) throw new Error('The list shows no area.');
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await expect(selected).toHaveCount(4);
  await page.keyboard.press('Delete');
  await expect(blocks(editor)).toHaveText(['Eeslot']);
});

test('cut and pasted it is there again: as blocks on the page, as words in a text', { tag: '@full' }, async ({
  editor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keyboard } = page;
  await editor.start(title, text, button, formatted);
  await drag(editor, ['kop', 'k'], ['opmaak', 'g']);
  await keyboard.press('ControlOrMeta+X');
  await expect(blocks(editor)).toHaveText(['De gedrukt', 'Tweede alinea']);
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await element(editor, 'kop').click();
  await keyboard.press('ControlOrMeta+V');
  await expect(blocks(editor)).toHaveText(['De gedrukt', 'kop', 'Een hele zin', 'Knop', 'Dit is vet', 'Tweede alinea']);
  await expect(blocks(editor).nth(4).locator('strong')).toHaveText('vet');
});
