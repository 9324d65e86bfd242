/** The keys of a text mean the same in a title, a text and a formatted text, and none of them loses a letter. */
import type { Block } from 'page-format';
import { stopClock } from '../../src/clock.ts';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const title: Block = { id: 'kop', type: 'Title', v: 1, props: { title: 'Kop' } };
const text: Block = { id: 'tekst', type: 'Text', v: 1, props: { content: 'Tekst' } };
const formatted: Block = { id: 'opmaak', type: 'RichText', v: 1, props: { content: richText('Opmaak') } };

const write = (editor: MemoryEditor, id: string) => editor.canvas.locator(`[data-block-id="${id}"]`).dblclick();
const texts = (editor: MemoryEditor) => editor.canvas.locator('[data-block]');

test('Backspace at the start and Delete at the end join texts of every kind, in one step', async ({ editor, page }) => {
  const { keyboard } = page;
  await editor.start(title, text, formatted);
  await stopClock(page);
  await write(editor, 'opmaak');
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await expect(texts(editor)).toHaveText(['Kop', 'TekstOpmaak']);
  // The caret is between the two, and goes on.
  await keyboard.type(' en ');
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await expect(texts(editor)).toHaveText(['KopTekst en Opmaak']);
  await keyboard.type(': ');
  await expect(texts(editor)).toHaveText(['Kop: Tekst en Opmaak']);

  for (const expected of [
    ['KopTekst en Opmaak'],
    ['Kop', 'Tekst en Opmaak'],
    ['Kop', 'TekstOpmaak'],
    ['Kop', 'Tekst', 'Opmaak'],
  ]) {
    await keyboard.press('ControlOrMeta+Z');
    await expect(texts(editor)).toHaveText(expected);
  }
  // Undo left the caret in the text that came back.
  await keyboard.type('x');
  await expect.poll(async () => (await texts(editor).allTextContents()).join('|')).toContain('x');

  await editor.start(title, text, formatted);
  await write(editor, 'tekst');
  await keyboard.press('End');
  await keyboard.press('Delete');
  await expect(texts(editor)).toHaveText(['Kop', 'TekstOpmaak']);
});

test('what cannot be joined stays as it is, and says why', async ({ editor, page }) => {
  const bold = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Vet', marks: [{ type: 'bold' }] }] }],
  };
  await editor.start(title, { ...formatted, props: { content: bold } });
  await write(editor, 'opmaak');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('status').filter({ hasText: '“Title” takes no formatting' })).toBeVisible();
  await page.keyboard.type('Nog ');
  await expect(texts(editor)).toHaveText(['Kop', 'Nog Vet']);
});

test('Shift and an arrow over the edge of a text select blocks; Ctrl+A the text, the area, the page', async ({
  editor,
  page,
}) => {
  const holder: Block = { id: 'vak', type: 'Container', v: 1, props: {}, areas: { content: [text, formatted] } };
  await editor.start(title, holder);
  await stopClock(page);
  const selected = editor.outline.locator('[aria-selected="true"]');
  await write(editor, 'opmaak');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(selected).toHaveCount(2);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected).toHaveCount(3);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await write(editor, 'tekst');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nieuw');
  await expect(editor.canvas.locator('[data-block-id="tekst"]')).toHaveText('Nieuw');
  for (const _ of ['text', 'area']) await page.keyboard.press('ControlOrMeta+A');
  await expect(selected).toHaveText([/Nieuw/, /Opmaak/]);
  await page.keyboard.press('ControlOrMeta+A');
  await expect(selected).toHaveText([/Kop/, /Container/]);
  // What is typed takes the place of all that is selected, also once it was deleted and brought back.
  await page.keyboard.press('Delete');
  await expect(texts(editor)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Z');
  await page.keyboard.type('Opnieuw');
  await expect(texts(editor)).toHaveText(['Opnieuw']);
  for (const _ of ['the word', 'its first letter']) await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.canvas.locator('[data-block-id="tekst"]')).toHaveText('Nieuw');
});

test('a browser that translates the page is read, and breaks nothing', async ({ editor, page }) => {
  await editor.start(title);
  await expect(editor.canvas.locator('html')).toHaveAttribute('translate', 'no');
  await write(editor, 'kop');
  await editor.canvas.locator('[data-block-id="kop"]').evaluate((element) => {
    const font = element.ownerDocument.createElement('font');
    font.append('Heading');
    element.replaceChildren(font);
  });
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expect(texts(editor)).toHaveText(['Heading!']);
});

test('letters that an input method composes are kept, and its keys mean nothing else', async ({ editor, page }) => {
  await editor.start(title, formatted);
  const browser = await page.context().newCDPSession(page);
  for (const [id, before] of [
    ['kop', 'Kop'],
    ['opmaak', 'Opmaak'],
  ] as const) {
    await write(editor, id);
    await page.keyboard.press('End');
    for (const letters of ['k', 'か', 'かん']) {
      await browser.send('Input.imeSetComposition', {
        text: letters,
        selectionStart: letters.length,
        selectionEnd: letters.length,
      });
    }
    await browser.send('Input.insertText', { text: '漢' });
    // The Enter that takes the word divides no text, also where it is told after the composition, as in Safari.
    if (id === 'kop')
      await editor.canvas.locator('[data-block-id="kop"]').dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await expect(editor.canvas.locator(`[data-block-id="${id}"]`)).toHaveText(`${before}漢`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await expect(texts(editor)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+S');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('Saved');
  const { blocks } = await editor.readStored();
  expect(JSON.stringify(blocks)).toContain('Kop漢');
  expect(JSON.stringify(blocks)).toContain('Opmaak漢');
});
