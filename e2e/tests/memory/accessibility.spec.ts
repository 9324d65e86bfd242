/** What axe finds in the editor: its panels and every dialog over them, in the admin's light and dark looks. */
import { registry } from '@lumavelo/blocks/registry';
import type { Locator, Page } from '@playwright/test';
import type { Block } from 'page-format';
import { sample } from '../../../scripts/testing/matrix.ts';
import { findAllProblems, findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { waitForJournal } from '../../src/journal.ts';
import { expect, type MemoryEditor, plainPicture, test } from '../../src/memory-editor.ts';

const TEXTS: readonly Block[] = Array.from({ length: 24 }, (_, index) => ({
  id: `text${index}`,
  type: 'Text',
  v: 1,
  props: { content: `Alinea ${index + 1}` },
}));
const FILLED: readonly Block[] = [
  { id: 'kop', type: 'Title', v: 1, props: { title: 'Kop' } },
  { id: 'balk', type: 'Features', v: 1, props: {} },
  { id: 'kaart', type: 'BlockButton', v: 1, props: { title: 'Kaart' } },
  ...TEXTS,
];
const BLOCKS: readonly Block[] = [
  ...FILLED.slice(0, 1),
  { id: 'beeld', type: 'Image', v: 1, props: {} },
  { id: 'tekst', type: 'RichText', v: 1, props: {} },
  ...FILLED.slice(1),
];

for (const theme of sample(['light', 'dark'] as const, 1)) {
  test.describe(`in the ${theme} look`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: theme });

    test('axe finds nothing serious in the editor’s panels and dialogs', async ({ editor, page }) => {
      const { found, look } = startLooking(page);
      await editor.surround({ files: [plainPicture('vlak.png')] });
      await editor.start(...BLOCKS);
      await loadAxe(page);
      await look('nothing selected');
      for (const row of [/^Title/, /^Image/, /^Rich text/, /^Feature/]) {
        await editor.select(row);
        await look(`settings of ${row}`);
      }
      await editor.press('Sections');
      await look('sections');
      await editor.press('Blocks');
      await editor.press('Problems');
      await look('problems');
      await editor.press('Translation');
      await look('translation');
      await editor.press('Translation');

      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
      const dialogs: [string, () => Promise<void>][] = [
        ['Commands', () => press('Commands')],
        ['Keyboard shortcuts', () => press('Keyboard shortcuts')],
        ['Compare languages', () => press('Compare languages')],
        ['Move to…', () => press('Move to…')],
        ['Start from a template', () => command(page, 'Start from a template')],
        ['Save as section', () => command(page, 'Save as section')],
      ];
      for (const [name, open] of dialogs) {
        await editor.select(/^Title/);
        await open();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await look(name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name })).toHaveCount(0);
      }

      await editor.select(/^Image/);
      await editor.settings.getByRole('button', { name: 'Choose an image' }).click();
      await expect(editor.foundFiles.first()).toBeVisible();
      await look('files');
      await page.keyboard.press('Escape');
      await editor.select(/^Rich text/);
      await editor.settings.getByRole('button', { name: 'Click to open editor' }).click();
      const text = page.getByRole('dialog', { name: /^Rich text/ });
      await expect(text.getByRole('toolbar').first()).toBeVisible();
      await look('rich text');
      await text.getByRole('button', { name: 'Cancel' }).click();
      expect(found).toEqual([]);
    });

    test('axe finds nothing serious in what brings two versions together', { tag: '@full' }, async ({
      editor,
      page,
    }) => {
      const { found, look } = startLooking(page);
      await editor.start(...BLOCKS);
      await setTitle(editor, 'Van mij');
      await waitForJournal(page, 'Van mij');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await editor.open();
      const notice = page.getByRole('region', { name: 'Unsaved changes' });
      await expect(notice).toBeVisible();
      await loadAxe(page);
      await look('recovery notice');
      await notice.getByRole('button', { name: 'Compare' }).click();
      const recovery = page.getByRole('dialog', { name: 'Unsaved changes' });
      await expect(recovery.getByRole('listitem')).toHaveCount(1);
      await look('recovery');
      await recovery.getByRole('button', { name: 'Restore' }).click();

      await editor.writeAsOther([
        { id: 'kop', type: 'Title', v: 1, props: { title: 'Van een ander' } },
        ...BLOCKS.slice(1),
      ]);
      await page.keyboard.press('ControlOrMeta+S');
      const merge = page.getByRole('dialog', { name: 'Conflicting changes' });
      await expect(merge).toBeVisible();
      await look('merge');
      expect(found).toEqual([]);
    });

    test('axe finds nothing serious where a page can only be read', { tag: '@full' }, async ({ editor, page }) => {
      editor.isReadOnly = true;
      const { found, look } = startLooking(page);
      await editor.start(...FILLED);
      await loadAxe(page);
      await look('read only');
      for (const row of [/^Title/, /^Feature/]) {
        await editor.select(row);
        await look(`settings of ${row}`);
      }
      expect(found).toEqual([]);
    });
  });
}

function startLooking(page: Page) {
  const found: string[] = [];
  const look = async (place: string) => {
    for (const problem of await findSeriousProblems(page)) found.push(`${place}: ${problem}`);
  };
  return { found, look };
}

async function command(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Commands', exact: true }).click();
  const input: Locator = page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox');
  await input.fill(name);
  await input.press('Enter');
}

async function setTitle(editor: MemoryEditor, text: string): Promise<void> {
  await editor.select(/^Title/);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill(text);
  await expect(editor.canvas.getByRole('heading', { name: text })).toBeVisible();
}

test('axe finds nothing at all on the canvas: in empty and filled blocks, while one is selected and while one is written', async ({
  editor,
  page,
  consoleErrors,
}) => {
  const types = [...registry.keys()].filter((type) => type !== 'Title');
  const filled = [
    { id: 'kop', type: 'Title', v: 1, props: { title: 'Kop', type: 1 } },
    { id: 'lopend', type: 'Text', v: 1, props: { content: 'Lopende tekst' } },
    // Blocks with headings of level 3 follow.
    { id: 'tussenkop', type: 'Title', v: 1, props: { title: 'Tussenkop', type: 2 } },
  ];
  const empty = types.map((type, index) => ({ id: `leeg${index}`, type, v: 1, props: {} }));
  await editor.start(...filled, ...empty);
  const frame = await (await page.locator('iframe[title="Page canvas"]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  await expect(editor.canvas.locator('[data-block-id]')).not.toHaveCount(0);
  await loadAxe(frame);
  expect(await findAllProblems(frame)).toEqual([]);
  await editor.select(/^Text/);
  expect(await findAllProblems(frame)).toEqual([]);
  await editor.canvas.getByText('Lopende tekst').dblclick();
  await expect(editor.canvas.locator(':focus')).toBeVisible();
  expect(await findAllProblems(frame)).toEqual([]);
  // What blocks ask for while a page is built.
  forgiveNotFound(consoleErrors, /\/api\//);
});

test.describe('where the platform sets the colours', () => {
  // Of the page, because tests share the context they are logged in with.
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('what is chosen stands out from what is not, and swatches keep their colours', { tag: '@full' }, async ({
    editor,
    page,
  }) => {
    await editor.start(...BLOCKS);
    await editor.select(/^Title/);
    const background = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
    const differ = (one: Locator, other: Locator) =>
      expect.poll(async () => (await background(one.first())) !== (await background(other.first()))).toBe(true);
    const rows = editor.outline.locator('.row');
    await differ(rows.and(page.locator('[aria-selected="true"]')), rows.filter({ hasText: 'Image' }));
    await differ(page.getByRole('button', { pressed: true }), page.getByRole('button', { name: 'Sections' }));
    const segments = editor.settings.locator('label:has(> input[type="radio"])');
    const checked = page.locator(':checked');
    await differ(segments.filter({ has: checked }), segments.filter({ hasNot: checked }));
    await page.keyboard.press('ControlOrMeta+K');
    const options = page.getByRole('dialog', { name: 'Commands' }).getByRole('option');
    await differ(options.and(page.locator('[aria-selected="true"]')), options.nth(3));
    await page.keyboard.press('Escape');
    await editor.select(/^Large call to action/);
    const swatches = editor.settings.locator('input[type="radio"] + span[style]');
    const colours = new Set(
      await swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor)),
    );
    expect(colours.size).toBeGreaterThan(3);
  });
});

test.describe('at 400 % zoom of a window of 1280 by 1024 pixels', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 256 }));

  test('nothing is wider than the window, and a title is written and saved', { tag: '@full' }, async ({
    editor,
    page,
  }) => {
    await editor.start(...BLOCKS);
    // What would have to be scrolled in two directions.
    const listWide = () =>
      page
        .locator('[aria-modal="true"]')
        .evaluate((editorScreen) =>
          [editorScreen, ...editorScreen.querySelectorAll('*')]
            .filter(
              (element) =>
                element.scrollWidth > element.clientWidth &&
                ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
    expect(await listWide()).toEqual([]);
    await editor.press('Outline');
    await editor.select(/^Title/);
    const title = editor.settings.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Groot gelezen');
    await editor.save();
    expect(await listWide()).toEqual([]);
    expect((await editor.readStored()).blocks[0]?.props.title).toBe('Groot gelezen');
  });
});
