/** Texts of a page go to a translator in a file, with a page to look at, and come back. */
import { readFile } from 'node:fs/promises';
import { blocks } from '../../src/german-page.ts';
import { expect, test } from '../../src/memory-editor.ts';

test('texts go to a translator in a file, and what comes back is looked at before it is put in', {
  tag: '@full',
}, async ({ editor, page, context }) => {
  const original = { title: 'Fahrräder', content: { format: 'page', formatVersion: 1, blocks: blocks('Fahrräder') } };
  await editor.surround({ translations: { de: original as never } });
  await editor.start(...blocks('Fahrräder'));
  await editor.show('Translation');
  const desk = page.getByRole('region', { name: 'Translation' });
  const title = desk.getByRole('textbox', { name: 'Title › Title in nl', exact: true });
  await desk.getByRole('button', { name: 'Files for translators' }).click();
  const dialog = page.getByRole('dialog', { name: 'Files for translators' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download 4 texts' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('memory-de-nl.xlf');
  const exported = await readFile(await file.path(), 'utf8');

  // The page as translators see it: each text with its number in the file, where it stands and in the list below.
  const preview = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Preview page' }).click();
  expect((await preview).suggestedFilename()).toBe('memory-de-nl.html');
  const shown = await context.newPage();
  await shown.setContent(await readFile(await (await preview).path(), 'utf8'));
  await expect(shown.getByRole('heading')).toHaveText('1Fahrräder');
  await expect(shown.getByRole('main')).toContainText('2Wähle ein Rad.3Wir liefern es.4Jetzt');
  await expect(shown.getByRole('row')).toHaveText([
    /^1Title › TitleFahrräder$/,
    /^2Text › TextWähle ein Rad\.$/,
    /^3Rich text › Text 1Wir liefern es\.$/,
    /^4Rich text › Text 2.*Jetzt/,
  ]);
  await shown.close();

  // Somebody writes the title meanwhile, and the translator all texts but one.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await title.fill('Onze fietsen');
  const answers = ['Fietsen', 'Kies een fiets.', 'Wij bezorgen hem.'];
  const translated = answers.reduce(
    (xml, answer) => xml.replace('</source></segment>', `</source><target>${answer}</target></segment>`),
    exported,
  );
  await desk.getByRole('button', { name: 'Files for translators' }).click();
  const importFile = (text: string) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'terug.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
  await importFile(translated.replaceAll('/memory/', '/another/'));
  await expect(dialog.getByRole('alert')).toHaveText('This file is of another page. Open that one to import it.');
  await importFile(translated);
  await expect(dialog.getByRole('status')).toHaveText(
    '3 texts would change; 0 say the same here, 1 are not translated in the file.',
  );
  await expect(dialog.getByRole('checkbox', { name: 'Title › Title' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Import 2 texts' }).click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue('Onze fietsen');
  await expect(editor.canvas.getByText('Kies een fiets.')).toBeVisible();
  await expect(editor.canvas.getByText('Wij bezorgen hem.')).toBeVisible();
  await expect(desk.getByText('2 texts are written and not confirmed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.canvas.getByText('Wähle ein Rad.')).toBeVisible();

  // What might be wrong is said while one types, and keeps nobody from confirming.
  await title.fill('Onze 2  fietsen.');
  await expect(desk.getByRole('list', { name: 'Advice for Title › Title' }).getByRole('listitem')).toHaveText([
    'Numbers differ: – in the original, 2 here.',
    'It ends with another sign than the original.',
    'It has two spaces in a row.',
  ]);
  await title.press('Enter');
  await expect(desk.getByRole('status').first()).toHaveText('3 of 4 texts are open: 7 words.');
});
