/**
 * What the host does while somebody edits: somebody else saves, a save is refused, the login ends. The same with thousands
 * of faults, without a browser: `admin/src/session/saving/faults.test.ts`. `SEED` gives chance back.
 */
import type { Page } from '@playwright/test';
import type { Block } from 'page-format';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { createRandom } from '../../../scripts/testing/random.ts';
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
  const canvas = page.locator('iframe').first();
  const room = await canvas.boundingBox();
  await editor.setFaults({ refusal: { status: 400, message: 'Vandaag niet.' } });
  await retitle(editor, /Eerste/, 'Geweigerd');
  const alert = page.getByRole('alert').filter({ hasText: 'Vandaag niet.' });
  await expect(alert).toBeVisible();
  expect(await canvas.boundingBox()).toEqual(room);
  await page.getByRole('button', { name: 'Collapse messages' }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: '1 message', exact: true }).click();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  const said = page.getByRole('dialog', { name: 'Messages' }).getByRole('listitem');
  await expect(said.filter({ hasText: 'Vandaag niet.' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeFocused();
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

const KINDS = ['off', 'slow', 'login', 'other', 'broken', 'cut'] as const;
const FAULTS = isFull ? 300 : KINDS.length;

test(`${FAULTS} faults while somebody writes`, async ({ editor, page }) => {
  test.setTimeout(FAULTS * 5_000 + 60_000);
  const random = createRandom('faults while somebody writes');
  const field = editor.settings.getByRole('textbox', { name: 'Title', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  let typed = '';
  let others = 0;
  const prepare = {
    off: () => editor.setFaults({ isOnce: true, isOffline: true }),
    // Slow enough for more to be written meanwhile.
    slow: () => editor.setFaults({ isOnce: true, delay: 500 }),
    login: () => editor.setFaults({ isLoggedOut: true }),
    async other() {
      others += 1;
      const blocks = (await editor.readStored()).blocks.slice(0, 1);
      await editor.writeAsOther([...blocks, title('b', `Ander ${others}`)]);
    },
    broken: () => editor.setFaults({ isOnce: true, refusal: { status: 500, message: 'Broken' } }),
    cut: () => editor.setFaults({ isOnce: true, isCut: true }),
  };
  await editor.select(/Eerste/);
  await field.fill('');
  // A mark on the screen's own element: a screen that is drawn anew does not have it.
  await page.getByRole('dialog', { name: 'Page editor' }).evaluate((screen) => screen.setAttribute('data-first', ''));
  for (let count = 0; count < FAULTS; count += 1) {
    const fault = KINDS[(count + Math.floor(random() * KINDS.length)) % KINDS.length] ?? 'off';
    await prepare[fault]();
    // A title holds a thousand characters.
    if (typed.length > 900) {
      typed = '';
      await field.fill('');
    }
    const words = `woord${count} `;
    await page.keyboard.type(words);
    await page.keyboard.press('ControlOrMeta+S');
    typed += words;
    if (fault === 'login') {
      await dialog.getByLabel('Password').fill('Memory-123456');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(field, 'the caret is where it was').toBeFocused();
    }
    await page.keyboard.type('x');
    typed += 'x';
    await expect(page.locator('[data-first]'), fault).toHaveCount(1);
    await expect(field, fault).toHaveValue(typed);
    await expect(field, fault).toBeFocused();
    await page.keyboard.press('ControlOrMeta+S');
    await expect(status(page), fault).toHaveText('Saved');
  }
  expect(await readTitles(editor)).toEqual([typed, others > 0 ? `Ander ${others}` : 'Tweede']);
});
