/** What is typed on the canvas is kept while the caret is still in it: in the store, in the browser, and by Ctrl+S. */
import type { Page } from '@playwright/test';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';
import { waitForJournal } from '../../src/journal.ts';

let stored: StoredPage;

test.beforeEach(async ({ editor }) => {
  const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Vierde' }] }] };
  stored = await Cms.open().createPage('nl', {
    title: 'Typen',
    slug: `typen-${Date.now()}`,
    content: {
      format: 'page',
      formatVersion: 1,
      blocks: [
        { id: 'titel', type: 'Title', v: 1, props: { title: 'Eerste' } },
        { id: 'tekst', type: 'Text', v: 1, props: { content: 'Tweede' } },
        { id: 'knop', type: 'Button', v: 1, props: { label: 'Derde' } },
        { id: 'opmaak', type: 'RichText', v: 1, props: { content: answer } },
      ],
    },
  });
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

const status = (page: Page) => page.getByRole('region', { name: 'Status' });

/** The blocks with a text, by what their text says at first and what the settings call it. */
const TEXTS = [
  { row: /^Title/, text: 'Eerste', control: 'Title' },
  { row: /^Text/, text: 'Tweede', control: 'Text' },
  { row: /^Button/, text: 'Derde', control: 'Label' },
  { row: /^Rich text/, text: 'Vierde', control: undefined },
];

/** Puts the caret at the end of a block's text. */
async function writeAtEnd({ canvas, outline, page }: Editor, row: RegExp) {
  await outline.getByRole('treeitem', { name: row }).click();
  await page.keyboard.press('ControlOrMeta+K');
  await page.keyboard.type('Edit the text');
  await page.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('End');
}

const readTexts = async () => {
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  return JSON.stringify(content.blocks.map(({ props }) => props));
};

test('a text is in outline, settings, status and browser while the caret is in it, and asked for before the window closes', async ({
  editor,
  page,
}) => {
  for (const { row, text, control } of TEXTS) {
    await expect(status(page)).toContainText('Saved');
    await writeAtEnd(editor, row);
    await page.keyboard.type(' erbij');
    await expect(status(page)).toContainText('On this device');
    await expect(editor.outline.getByRole('treeitem', { name: row })).toContainText(`${text} erbij`);
    if (control)
      await expect(editor.settings.getByRole('textbox', { name: control, exact: true })).toHaveValue(`${text} erbij`);
    await waitForJournal(page, `${text} erbij`);
    await expect(editor.canvas.getByRole('textbox')).toBeFocused();

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => window.location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(editor.canvas.getByRole('textbox')).toHaveText(`${text} erbij`);

    // Saved in the middle of a sentence, which goes on.
    await page.keyboard.press('ControlOrMeta+S');
    await expect(status(page)).toContainText('Saved');
    expect(await readTexts()).toContain(`${text} erbij`);
    await expect(editor.canvas.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('!');
    await expect(status(page)).toContainText('On this device');
    await page.keyboard.press('ControlOrMeta+S');
    await expect(status(page)).toContainText('Saved');
    expect(await readTexts()).toContain(`${text} erbij!`);
    await page.keyboard.press('Escape');
  }
});

test('a window that dies while a text is written offers it again', { tag: '@full' }, async ({
  editor,
  page,
  context,
  consoleErrors,
}) => {
  await writeAtEnd(editor, /^Title/);
  await page.keyboard.type(', en nog iets');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Een alinea die niemand heeft bewaard');
  await waitForJournal(page, 'niemand heeft bewaard');
  await expect(editor.canvas.getByRole('textbox')).toBeFocused();

  const browser = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A dead page does not answer any more.
  browser.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();

  const next = await context.newPage();
  const again = new Editor(next);
  await again.goToPage(stored.documentId, 'nl');
  const notice = next.getByRole('region', { name: 'Unsaved changes' });
  await notice.getByRole('button', { name: 'Restore' }).click();
  await expect(again.canvas.getByRole('heading')).toHaveText('Eerste, en nog iets');
  await expect(again.canvas.getByText('Een alinea die niemand heeft bewaard')).toBeVisible();
  await next.close();
  consoleErrors.splice(0);
});

test('a text at its limit takes whole characters, says what it leaves out, and is saved', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  await writeAtEnd(editor, /^Button/);
  const label = editor.canvas.getByRole('textbox');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('a'.repeat(119));
  await page.keyboard.insertText('🚲🚲');
  await expect(label).toHaveText(`${'a'.repeat(119)}🚲`);
  await expect(page.getByText('This text holds at most 120 characters. Left out: “🚲”')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(`${'👩‍🚒'.repeat(126)} past niet`);
  await expect(label).toHaveText('👩‍🚒'.repeat(120));
  await expect(page.getByText('Left out: “👩‍🚒👩‍🚒👩‍🚒👩‍🚒👩‍🚒👩‍🚒 past niet”')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+S');
  await expect(status(page)).toContainText('Saved');
  expect(await readTexts()).toContain(`"${'👩‍🚒'.repeat(120)}"`);

  // The settings say it, too.
  const control = editor.settings.getByRole('textbox', { name: 'Label', exact: true });
  await control.fill('a'.repeat(120));
  await expect(editor.settings.getByText('The limit of 120 characters is reached.')).toBeVisible();
  await control.fill(`${'a'.repeat(119)}👩‍🚒 past niet`);
  await expect(control).toHaveValue(`${'a'.repeat(119)}👩‍🚒`);
  await expect(editor.settings.getByText('Left out: “past niet”')).toBeVisible();
  await control.fill('Kort');
  await expect(editor.settings.getByText('The limit of 120 characters is reached.')).toHaveCount(0);
});
