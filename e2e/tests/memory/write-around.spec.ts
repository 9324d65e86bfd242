/** What keys and pastes in a text do around it: items, formatted texts, blocks; and where undo puts the caret. */
import type { Block } from 'page-format';
import { stopClock } from '../../src/clock.ts';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const title: Block = { id: 'kop', type: 'Title', v: 1, props: { title: 'Kop' } };
const text: Block = { id: 'tekst', type: 'Text', v: 1, props: { content: 'Een hele zin' } };
const list: Block = {
  id: 'lijst',
  type: 'List',
  v: 1,
  props: {
    items: [
      { id: 'a', title: 'Kies' },
      { id: 'b', title: 'Fiets' },
    ],
  },
};

const at = (editor: MemoryEditor, id: string) => editor.canvas.locator(`[data-block-id="${id}"]`);
const blocks = (editor: MemoryEditor) => editor.canvas.locator('[data-block]');
const types = (editor: MemoryEditor) => blocks(editor).evaluateAll((all) => all.map(({ dataset }) => dataset.block));
const titles = (editor: MemoryEditor) => at(editor, 'lijst').locator('.List-title');

/** Pastes into the text that is written, as the browser would. */
const paste = (editor: MemoryEditor, data: Record<string, string>) =>
  editor.canvas.getByRole('textbox').evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

test('after undo the caret stands where the change was', { tag: '@full' }, async ({ editor, page }) => {
  const { keyboard } = page;
  const second: Block = { ...text, id: 'tweede', props: { content: 'Tweede zin' } };
  await editor.start(title, text, second);
  await stopClock(page);
  await at(editor, 'tweede').dblclick();
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zinTweede zin']);
  await keyboard.press('ControlOrMeta+Z');
  await keyboard.type('De ');
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zin', 'De Tweede zin']);
  // Also in another text, and after redo.
  await keyboard.press('ArrowUp');
  await keyboard.press('End');
  await keyboard.type('!');
  for (const key of ['Z', 'Z', 'Shift+Z', 'Shift+Z']) await keyboard.press(`ControlOrMeta+${key}`);
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zin!', 'De Tweede zin']);
  await keyboard.type('?');
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zin!?', 'De Tweede zin']);
  await keyboard.press('ControlOrMeta+Z');
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zin', 'De Tweede zin']);
  await keyboard.press('ArrowDown');
  await keyboard.press('Home');

  // In the middle of a text, where it was divided.
  for (let letter = 0; letter < 6; letter += 1) await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zin', 'De Twe', 'ede zin']);
  await keyboard.press('ControlOrMeta+Z');
  await keyboard.type('-');
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zin', 'De Twe-ede zin']);

  // And a selection over two texts is selected again.
  await keyboard.press('Home');
  await keyboard.press('Shift+ArrowUp');
  await keyboard.press('Delete');
  await expect(blocks(editor)).toHaveCount(2);
  await keyboard.press('ControlOrMeta+Z');
  await expect(blocks(editor)).toHaveText(['Kop', 'Een hele zin', 'De Twe-ede zin']);
  await keyboard.press('Delete');
  await expect(blocks(editor)).toHaveCount(2);
});

test('a blank before the caret is there again after Enter and Backspace, and after undo', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.start(text);
  const setClock = await stopClock(page);
  await at(editor, 'tekst').click();
  await page.keyboard.press('End');
  await page.keyboard.press('ControlOrMeta+ArrowLeft');
  // Behind the blank, and before it.
  for (const step of ['ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press('Enter');
    await expect(blocks(editor)).toHaveCount(2);
    await page.keyboard.press('Backspace');
    await expect(blocks(editor)).toHaveText(['Een hele zin']);
    await page.keyboard.press(step);
  }
  await page.keyboard.press('End');
  await page.keyboard.type(' en ');
  await setClock(1_000);
  await page.keyboard.type('meer');
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.type('nog een');
  await expect(at(editor, 'tekst')).toHaveText('Een hele zin en nog een');
});

test('Enter makes an item of a list, Backspace and Enter in an empty one end it, and arrows go through all', async ({
  editor,
  page,
}) => {
  const { keyboard } = page;
  await editor.start(title, list);
  await stopClock(page);
  await titles(editor).first().dblclick();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.type('Bestel');
  await expect(titles(editor)).toHaveText(['Kies', 'Bestel', 'Fiets']);
  for (let letter = 0; letter < 3; letter += 1) await keyboard.press('ArrowLeft');
  await keyboard.press('Enter');
  await expect(titles(editor)).toHaveText(['Kies', 'Bes', 'tel', 'Fiets']);
  await keyboard.press('Backspace');
  await expect(titles(editor)).toHaveText(['Kies', 'Bestel', 'Fiets']);
  await keyboard.type('-');
  await expect(titles(editor)).toHaveText(['Kies', 'Bes-tel', 'Fiets']);

  await keyboard.press('ArrowDown');
  await keyboard.press('End');
  await keyboard.press('Enter');
  await keyboard.press('Backspace');
  await keyboard.type('!');
  await expect(titles(editor)).toHaveText(['Kies', 'Bes-tel', 'Fiets!']);
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('Klaar.');
  await expect.poll(() => types(editor)).toEqual(['Title', 'List', 'Text']);
  await expect(titles(editor)).toHaveText(['Kies', 'Bes-tel', 'Fiets!']);
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'End']) await keyboard.press(key);
  await keyboard.type('pen');
  await expect(blocks(editor).first()).toHaveText('Koppen');
  // By Shift it leaves an item, whose block is selected whole.
  await keyboard.press('ArrowDown');
  await keyboard.press('Home');
  await keyboard.press('Shift+ArrowUp');
  const selected = editor.outline.locator('[aria-selected="true"]');
  await expect(selected).toHaveText([/Koppen/, /Numbered list/]);
  await keyboard.press('Escape');
  await expect(selected).toHaveCount(1);
  await titles(editor).nth(1).dblclick();
  await titles(editor).nth(1).hover();
  await page.mouse.down();
  await blocks(editor).first().hover();
  await page.mouse.up();
  await expect(selected).toHaveText([/Koppen/, /Numbered list/]);
  await keyboard.press('Delete');
  await expect.poll(() => types(editor)).toEqual(['Text']);
});

test('the signs of a formatted text make one of a plain paragraph', { tag: '@full' }, async ({ editor, page }) => {
  const { keyboard } = page;
  await editor.start({ ...text, props: { content: '' } });
  await at(editor, 'tekst').dblclick();
  await keyboard.type('- melk');
  await keyboard.press('Enter');
  await keyboard.type('brood');
  await expect(editor.canvas.getByRole('listitem')).toHaveText(['melk', 'brood']);
  await expect.poll(() => types(editor)).toEqual(['RichText']);

  await editor.start({ ...text, props: { content: 'Dit is ' } });
  await at(editor, 'tekst').dblclick();
  await keyboard.press('End');
  await keyboard.type(' **vet** en verder');
  await expect(editor.canvas.locator('strong')).toHaveText('vet');
  await expect(editor.canvas.getByRole('textbox')).toHaveText('Dit is vet en verder');

  // Undo leads back to the signs, and what only looks like them stays as it is.
  await keyboard.press('ControlOrMeta+Z');
  await keyboard.press('ControlOrMeta+Z');
  await expect(editor.canvas.getByRole('textbox')).toHaveText('Dit is **vet**');
  await expect.poll(() => types(editor)).toEqual(['Text']);
  await keyboard.type(' 3 * 4 * 5 en een_twee_drie');
  await expect(editor.canvas.getByRole('textbox')).toHaveText('Dit is **vet** 3 * 4 * 5 en een_twee_drie');

  // Where something would be lost, they stay signs.
  await editor.start({ ...text, props: { content: '', size: 'lg' } });
  await at(editor, 'tekst').dblclick();
  await keyboard.type('- melk');
  await expect(editor.canvas.getByRole('textbox')).toHaveText('- melk');
});

test('what a text cannot hold is pasted beside it: lists, lines into items, videos', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await editor.start(text);
  await at(editor, 'tekst').dblclick();
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 9; letter += 1) await page.keyboard.press('ArrowRight');
  await paste(editor, { 'text/plain': 'een\ntwee', 'text/html': '<ul><li>een</li><li>twee</li></ul>' });
  await expect.poll(() => types(editor)).toEqual(['Text', 'RichText', 'Text']);
  await expect(blocks(editor)).toHaveText(['Een hele', /een\s*twee/, 'zin']);

  await editor.start(list);
  await titles(editor).first().dblclick();
  await page.keyboard.press('End');
  await paste(editor, { 'text/plain': ' een\n2. Meet\r\n- Rijd\n' });
  await expect(titles(editor)).toHaveText(['Kies een', 'Meet', 'Rijd', 'Fiets']);
  await page.keyboard.type('!');
  await expect(titles(editor)).toHaveText(['Kies een', 'Meet', 'Rijd!', 'Fiets']);

  await editor.start({ ...text, props: { content: '' } });
  await at(editor, 'tekst').dblclick();
  await paste(editor, { 'text/plain': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  await expect.poll(() => types(editor)).toEqual(['Video']);
  // What is typed next is not put into its address.
  await page.keyboard.type('En verder');
  await expect(editor.settings.getByRole('textbox', { name: 'Address' })).toHaveValue(/dQw4w9WgXcQ$/);

  // Blocks that were copied here come as blocks, also into an item.
  const copied = JSON.stringify({ format: 'page-builder/blocks', formatVersion: 1, blocks: [title] });
  await editor.start(text, list);
  await at(editor, 'tekst').dblclick();
  await page.keyboard.press('End');
  await paste(editor, { 'text/plain': copied });
  await expect.poll(() => types(editor)).toEqual(['Text', 'Title', 'List']);
  await titles(editor).first().dblclick();
  await paste(editor, { 'text/plain': copied });
  await expect.poll(() => types(editor)).toEqual(['Text', 'Title', 'List', 'Title']);

  // And a slash that led to no block is a text.
  await editor.start({ ...text, props: { content: '' } });
  await at(editor, 'tekst').dblclick();
  await page.keyboard.type('/ hallo');
  await expect(page.getByRole('combobox', { name: 'Insert a block' })).toHaveValue(' hallo');
  await page.keyboard.press('Escape');
  await expect(editor.canvas.getByRole('textbox')).toHaveText('/ hallo');
  await page.keyboard.type(' wereld');
  await expect(editor.canvas.getByRole('textbox')).toHaveText('/ hallo wereld');
});
