/** The editor in Strapi's edit view: neither side's styles reach the other, and no key saves the entry by accident. */
import type { Page } from '@playwright/test';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { type Editor, expect, test } from '../../src/editor.ts';

/** What a style sheet for everybody would change first. */
const LOOKS = [
  'boxSizing',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'color',
  'backgroundColor',
  'margin',
  'padding',
  'border',
  'outlineStyle',
  'listStyleType',
  'textDecorationLine',
] as const;

/** How every element in a document looks that stands there without the editor, by its place among them. */
function readLooks(root: Element, looks: readonly (typeof LOOKS)[number][]): string[] {
  const elements = [root, ...root.querySelectorAll<HTMLElement>('*')].filter((element) => element.tagName !== 'STYLE');
  return elements.map((element) => {
    const style = element.ownerDocument.defaultView?.getComputedStyle(element);
    return `${element.tagName} ${looks.map((look) => `${look}: ${style?.[look]}`).join('; ')}`;
  });
}

test('the admin looks the same before, beside and after the editor', { tag: '@full' }, async ({ editor, page }) => {
  await editor.goToNewPage('nl');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const admin = page.locator('#strapi form');
  await expect(admin.getByRole('button', { name: 'Open page editor' })).toBeVisible();
  const ownLooks = () => Promise.all([heading, page.getByRole('textbox', { name: 'title' })].map(lookOf));
  const lookOf = (part: typeof heading) => part.evaluate(readLooks, LOOKS);
  const before = await ownLooks();
  await editor.open();
  for (const label of ['Title', 'Button', 'Tabs']) await editor.insert(label);
  // Hidden from pointers and readers while the editor stands over it, and still drawn.
  const beside = await Promise.all([
    page.locator('#strapi h1').evaluate(readLooks, LOOKS),
    page.locator('#strapi input[name="title"]').evaluate(readLooks, LOOKS),
  ]);
  expect(beside).toEqual(before);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open page editor' })).toBeFocused();
  expect(await ownLooks()).toEqual(before);
});

test('the page on the canvas looks as it does alone, without the admin around it', { tag: '@full' }, async ({
  editor,
  context,
}) => {
  await editor.goToNewPage('nl');
  await editor.open();
  // The last one has no text to type in, so that nothing is marked as being edited.
  for (const label of ['Title', 'Text', 'Button', 'Features', 'Tabs', 'Vertical spacing']) await editor.insert(label);
  await expect.poll(() => editor.canvas.locator('[data-block]').count()).toBeGreaterThan(4);
  // Away from every block, so that nothing is pointed at.
  await editor.show('Outline');
  await editor.outline.hover();
  const html = editor.canvas.locator('html');
  const sheets = await html.evaluate(({ ownerDocument }) =>
    [...ownerDocument.querySelectorAll('style, link')].map((sheet) => sheet.outerHTML),
  );
  expect(sheets.filter((sheet) => sheet.startsWith('<link') || sheet.includes('data-styled'))).toEqual([]);

  const alone = await context.newPage();
  const width = await html.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth ?? 0);
  await alone.setViewportSize({ width, height: 900 });
  await alone.setContent(await html.evaluate((element) => `<!doctype html>${element.outerHTML}`));
  expect(await html.evaluate(readLooks, LOOKS)).toEqual(await alone.locator('html').evaluate(readLooks, LOOKS));
  await alone.close();
});

/** Counts what is sent to store the entry. */
function watchSaves(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isWrite = ['POST', 'PUT', 'DELETE'].includes(request.method());
    if (isWrite && request.url().includes('/content-manager/collection-types/')) sent.push(request.url());
  });
  return sent;
}

/** Blocks that have every kind of setting between them. */
const OF_EVERY_KIND = ['Title', 'Button', 'Image', 'Video', 'List', 'Container', 'HubSpot form'];

/** Presses Enter in every control of a part, and in one the keys by which Strapi's own form saves and publishes. */
async function pressEnterIn(editor: Editor, part: Editor['settings']): Promise<number> {
  const controls = part.locator(
    'input:visible:enabled:not([type="file"], [type="color"], [type="radio"]:not(:checked)), select:visible:enabled',
  );
  const count = await controls.count();
  for (let index = 0; index < count; index += 1) {
    await controls.nth(index).press('Enter');
    await expect(editor.settings).toBeVisible();
  }
  if (count > 0) {
    await controls.first().press('ControlOrMeta+Enter');
    await controls.first().press('ControlOrMeta+Shift+Enter');
  }
  return count;
}

test('Enter in a setting of any block stores nothing and leaves the editor open', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  test.slow();
  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Enter');
  await page.getByRole('textbox', { name: 'slug' }).fill('enter');
  const sent = watchSaves(page);
  await editor.open();
  const blocks = editor.blocks.getByRole('group').getByRole('button');
  await editor.show('Blocks');
  const labels = [...new Set(await blocks.allTextContents())];
  expect(labels.length).toBeGreaterThan(30);
  const chosen = labels.filter((label) => isFull || OF_EVERY_KIND.includes(label));
  let pressed = 0;
  for (const label of chosen) {
    await editor.insert(label);
    pressed += await pressEnterIn(editor, editor.settings);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
  }
  expect(pressed).toBeGreaterThan(chosen.length * 2);
  expect(sent).toEqual([]);
});

test('Enter in the editor’s dialogs stores nothing either', { tag: '@full' }, async ({ editor, page }) => {
  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Enter');
  await page.getByRole('textbox', { name: 'slug' }).fill('enter');
  const sent = watchSaves(page);
  await editor.open();
  await editor.insert('Title');
  await editor.insert('Image');

  const dialog = page.getByRole('dialog').last();
  for (const open of [
    () => page.getByRole('button', { name: 'Commands', exact: true }).click(),
    () => page.getByRole('button', { name: 'Compare languages' }).click(),
    () => page.getByRole('button', { name: 'Move to…' }).click(),
    () => editor.settings.getByRole('button', { name: 'Choose an image' }).click(),
  ]) {
    await editor.select(/^Image/);
    await open();
    await expect(dialog).not.toHaveAccessibleName('Page editor');
    const field = dialog.locator('input:visible:not([type="file"]), select:visible').first();
    if ((await field.count()) > 0) await field.press('ControlOrMeta+Enter');
    if ((await dialog.getAttribute('aria-label')) !== 'Page editor') await page.keyboard.press('Escape');
  }

  await editor.insert('Rich text');
  await editor.settings.getByRole('button', { name: 'Click to open editor' }).click();
  const text = page.getByRole('dialog', { name: /^Rich text/ });
  await text.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await text.getByRole('button', { name: 'Insert table' }).click();
  await page.getByRole('dialog', { name: 'Insert Table' }).getByLabel('Rows').press('Enter');
  await expect(text.locator('table')).toBeVisible();
  await text.getByRole('button', { name: 'Save and close' }).click();
  await expect(text).toBeHidden();
  await expect(editor.blocks).toBeVisible();
  expect(sent).toEqual([]);
});

test('Enter takes a template, names a section and confirms a link, and stores no page', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const { sections, canvas } = editor;
  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Enter');
  await page.getByRole('textbox', { name: 'slug' }).fill('enter');
  const sent = watchSaves(page);
  await editor.open();

  await canvas.getByRole('button', { name: 'Choose a template' }).focus();
  await page.keyboard.press('Enter');
  const templates = page.getByRole('dialog', { name: 'Start from a template' });
  await templates.getByRole('button', { name: /^Home page/ }).focus();
  await page.keyboard.press('Enter');
  await expect(templates).toBeHidden();
  await expect(canvas.getByRole('heading', { name: 'Je nieuwe fiets, via je werk' })).toBeVisible();

  const name = `Enter ${Date.now()}`;
  await editor.insert('Rich text');
  await editor.press('Sections');
  await sections.getByRole('button', { name: 'Save as section' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(sections.getByRole('button', { name, exact: true })).toBeVisible();
  await sections.getByRole('button', { name: `Delete ${name}` }).click();
  await sections.getByRole('button', { name: 'Delete section' }).focus();
  await page.keyboard.press('Enter');
  await expect(sections.getByRole('button', { name, exact: true })).toHaveCount(0);

  await editor.settings.getByRole('button', { name: 'Click to open editor' }).click();
  const text = page.getByRole('dialog', { name: /^Rich text/ });
  await text.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+K');
  const link = page.getByRole('dialog', { name: 'Insert Link' });
  await link.getByRole('textbox', { name: 'URL' }).fill('/fietsen');
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await expect(text.getByRole('link', { name: '/fietsen' })).toBeVisible();
  await text.getByRole('button', { name: 'Save and close' }).click();
  await expect(text).toBeHidden();
  await expect(sections).toBeVisible();
  expect(sent.filter((address) => address.includes('api::page.page'))).toEqual([]);
});
