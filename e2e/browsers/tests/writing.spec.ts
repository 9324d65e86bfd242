/** Writing on the canvas, in the editor on its host in memory: each engine has a way of its own to edit text. */
import type { PageDocument } from 'page-format';
import { Editor } from '../src/editor.ts';
import { expect, SMOKE, test } from '../src/fixtures.ts';

test('a page is written, joined, linked, taken back and saved', SMOKE, async ({ tab }) => {
  const editor = new Editor(tab);
  const { canvas, outline } = editor;
  const texts = () => canvas.find('main > [data-block]').texts();
  const stored = () =>
    tab.run(() => {
      const { memoryCms } = window as unknown as { memoryCms: { state: { values: { content: PageDocument } } } };
      return memoryCms.state.values.content.blocks.map(({ props }) => JSON.stringify(props));
    });
  await tab.resize(1440, 900);
  await tab.open(`${process.env.MEMORY_EDITOR_URL}/ours.html?blocks=0`);
  await tab.get('button', 'Open page editor').click();
  await canvas.find('main').shown();

  await editor.insert('Title');
  await canvas.get('textbox').focused();
  await tab.type('Een rondje');
  await tab.press('Enter');
  await tab.type('Langs de gracht');
  await tab.press('Enter');
  await expect.poll(async () => (await texts()).length).toBe(3);
  await tab.press('Backspace');
  await tab.type('.');
  await expect.poll(texts).toEqual(['Een rondje', 'Langs de gracht.']);

  // Joined to the title, and taken back with the caret where it was.
  await tab.press('Home', 'Backspace');
  await expect.poll(texts).toEqual(['Een rondjeLangs de gracht.']);
  await tab.press('Control+z');
  await expect.poll(texts).toEqual(['Een rondje', 'Langs de gracht.']);
  await tab.press('Escape', 'Escape');

  await editor.show('Outline');
  await outline.get('treeitem', /Langs de gracht/).click();
  await editor.insert('Rich text');
  await canvas.get('textbox').focused();
  await tab.type('Lees de voorwaarden');
  await tab.press('Control+a', 'Control+k');
  const link = tab.get('dialog', 'Link');
  await link.shown();
  await tab.type('/voorwaarden');
  await tab.press('Enter');
  await link.gone();
  await tab.press('End', 'Enter');
  await tab.type('- een');
  await tab.press('Enter');
  await tab.type('twee');
  await expect.poll(() => canvas.find('li').texts()).toEqual(['een', 'twee']);
  await tab.press('Control+s');
  await editor.announced(/^Saved/);
  await expect
    .poll(stored)
    .toEqual([
      expect.stringContaining('Een rondje'),
      expect.stringContaining('Langs de gracht.'),
      expect.stringMatching(/"href":"\/voorwaarden".*"bulletList"/),
    ]);
});
