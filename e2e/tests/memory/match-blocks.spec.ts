/** Pages that were built apart share no block until somebody has confirmed which of them belong together. */
import type { Block, PageDocument } from 'page-format';
import { expect, test } from '../../src/memory-editor.ts';

const title = (id: string, text: string): Block => ({ id, type: 'Title', v: 1, props: { title: text } });
const text = (id: string, content: string): Block => ({ id, type: 'Text', v: 1, props: { content } });
const pageOf = (...blocks: Block[]): PageDocument => ({ format: 'page', formatVersion: 1, blocks });

test('the blocks of two pages that were built apart are matched by a suggestion, and their texts stand beside each other', {
  tag: '@full',
}, async ({ editor, page }) => {
  const german = pageOf(title('d1', 'Fahrräder'), text('d2', 'Wähle ein Rad.'), title('d3', 'Wir liefern es'));
  await editor.surround({ translations: { de: { title: 'Seite', content: german } } });
  await editor.start(
    ...[title('n1', 'Fietsen'), text('n2', 'Kies een fiets.'), title('n3', 'Wij bezorgen hem'), text('n4', 'Gratis.')],
  );
  await page.getByRole('button', { name: 'Compare languages' }).click();
  const sheet = page.getByRole('dialog', { name: 'Compare languages' });
  await sheet.getByRole('combobox', { name: 'Compare with' }).selectOption('de');
  const pairs = sheet.getByRole('checkbox');
  await expect(pairs).toHaveCount(3);
  await expect(sheet.getByRole('checkbox', { name: /Fahrräder.*Fietsen/ })).toBeChecked();
  await page.screenshot({ path: test.info().outputPath('pairs.png') });
  await sheet.getByRole('checkbox', { name: /liefern/ }).uncheck();
  await sheet.getByRole('button', { name: 'Match 2 blocks' }).press('Enter');
  await expect(sheet.getByRole('region', { name: 'Structure, order and settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  await expect(desk.locator('li[data-text="edited"]')).toHaveCount(2);
  await expect(desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true })).toHaveValue('Fietsen');
  await page.screenshot({ path: test.info().outputPath('desk.png') });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(desk.locator('li[data-text]')).toHaveCount(0);
});
