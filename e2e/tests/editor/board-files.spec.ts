/** Texts of many pages go to translators in one file of the board, and come back to each of them. */
import { readFile } from 'node:fs/promises';
import type { Block } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const block = (id: string, title: string): Block => ({ id, type: 'Title', v: 1, props: { title } });
const content = (...blocks: Block[]) => ({ format: 'page' as const, formatVersion: 1 as const, blocks });

test('pages that are selected go out in one file, and what comes back is looked at and stored page by page', {
  tag: '@full',
}, async ({ page, consoleErrors }) => {
  const cms = Cms.open();
  const mark = `bestand-${Date.now()}`;
  const create = async (title: string) => {
    const blocks = content(block('a', `${title} hier`), block('b', `${title} daar`));
    const { documentId } = await cms.createPage('nl', {
      ...{ title: `${title} ${mark}`, slug: `${title.toLowerCase()}-${mark}`, content: blocks },
    });
    const german = { title: `${title} auf Deutsch`, slug: `${title.toLowerCase()}-de-${mark}`, content: blocks };
    return { documentId, begin: () => cms.updatePage(documentId, 'de', german) };
  };
  const [one, two, three] = [await create('Een'), await create('Twee'), await create('Drie')];
  await one.begin();
  await two.begin();
  const read = async ({ documentId }: { documentId: string }) =>
    (await cms.readPage(documentId, 'de')).content.blocks.map(({ props }) => props.title);

  await page.goto(`/admin/plugins/page-builder/translations?search=${mark}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check({ timeout: 60_000 });
  const opener = page.getByRole('button', { name: 'Files for translators…' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Files for translators' });
  await expect(dialog.getByRole('radio', { name: 'The 3 selected pages' })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Into' }).selectOption('de');
  await expect(dialog.getByRole('combobox', { name: 'From' })).toHaveValue('nl');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('pages-nl-de.xlf');
  await expect(dialog.getByText('In the file: 2 pages with 4 texts')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    `Drie ${mark}: This page is not there in de yet. Begin it first.`,
  ]);
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported.match(/<file /g)).toHaveLength(2);

  // One page loses a text meanwhile, and a tag gets lost at the translator's.
  await cms.updatePage(two.documentId, 'de', { content: content(block('a', 'Twee hier')) });
  const answers = ['Eins hier', 'Eins <ph id="7"/> dort', 'Zwei hier', 'Zwei dort'];
  const order =
    exported.indexOf('Een hier') < exported.indexOf('Twee hier') ? answers : answers.slice(2).concat(answers);
  const translated = order
    .slice(0, 4)
    .reduce(
      (xml, answer) => xml.replace('</source></segment>', `</source><target>${answer}</target></segment>`),
      exported,
    );
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'terug.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) });
  await expect(dialog.getByText('2 pages in the file: 2 texts would change.')).toBeVisible();
  const pages = dialog.getByRole('list', { name: 'Pages of the file' });
  await expect(pages).toContainText('the tags of its links or formats are not those of the original.');
  await expect(pages).toContainText('this page has no such text. It may have been deleted since.');
  await page.screenshot({ path: test.info().outputPath('compared.png') });

  // Somebody saves the first page while the list is looked at.
  await cms.updatePage(one.documentId, 'de', { content: content(block('a', 'Een hier'), block('b', 'Anders')) });
  await dialog.getByRole('button', { name: 'Import 2 texts on 2 pages' }).click();
  await expect(dialog.getByText('2 pages were stored.')).toBeVisible();
  // The browser notes that the first page was another one by then.
  expect(consoleErrors.splice(0).filter((text) => !text.includes('status of 409'))).toEqual([]);
  expect([await read(one), await read(two)]).toEqual([['Eins hier', 'Anders'], ['Zwei hier']]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  for (const { documentId } of [one, two, three]) await cms.deletePage(documentId);
});
