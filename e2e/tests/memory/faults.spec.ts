/** What the host does while somebody edits: somebody else saves, a save is refused, the login ends. */
import type { Page } from '@playwright/test';
import type { Block } from 'page-format';
import { expect, type MemoryEditor, test } from '../../src/memory-editor.ts';

const title = (id: string, text: string): Block => ({ id, type: 'Title', v: 1, props: { title: text } });

const status = (page: Page) => page.getByRole('region', { name: 'Status' });

async function retitle(editor: MemoryEditor, row: RegExp, text: string): Promise<void> {
  await editor.select(row);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await editor.page.keyboard.press('ControlOrMeta+S');
}

const readTitles = async (editor: MemoryEditor) => (await editor.readStored()).blocks.map(({ props }) => props.title);

test.beforeEach(({ editor }) => editor.start(title('a', 'Eerste'), title('b', 'Tweede')));

test('somebody else’s change to another block is kept beside one’s own', async ({ editor, page }) => {
  await editor.writeAsOther([title('a', 'Eerste'), title('b', 'Van Bea')]);
  await retitle(editor, /Eerste/, 'Van mij');
  await expect(status(page)).toHaveText('Saved');
  expect(await readTitles(editor)).toEqual(['Van mij', 'Van Bea']);
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Van mij', 'Van Bea']);
});

test('a refusal is said, and a login that ended is asked for; then everything is saved', async ({ editor, page }) => {
  await editor.setFaults({ refusal: { status: 400, message: 'Vandaag niet.' } });
  await retitle(editor, /Eerste/, 'Geweigerd');
  await expect(page.getByRole('alert').filter({ hasText: 'Vandaag niet.' })).toBeVisible();
  await expect(status(page)).toContainText('On this device');
  expect(await readTitles(editor)).toEqual(['Eerste', 'Tweede']);

  await editor.setFaults({ refusal: undefined, isLoggedOut: true });
  await page.keyboard.press('ControlOrMeta+S');
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password').fill('Wrong-123456');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Invalid credentials');
  await dialog.getByLabel('Password').fill('Memory-123456');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Saved');
  expect(await readTitles(editor)).toEqual(['Geweigerd', 'Tweede']);
});
