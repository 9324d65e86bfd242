/** A place that a block may not have is refused in the same words however it is asked for, and nothing changes. */
import type { Block } from 'page-format';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { type Editor, expect, test } from '../../src/editor.ts';
import { waitForJournal } from '../../src/journal.ts';

let stored: StoredPage;

const title = (id: string): Block => ({ id, type: 'Title', v: 1, props: { title: `Kop ${id}` } });
const button: Block = { id: 'knop', type: 'Button', v: 1, props: { label: 'Verder', link: '/' } };
const buttons: Block = { id: 'knoppen', type: 'ButtonContainer', v: 1, props: {}, areas: { buttons: [button] } };
const pageOf = (...blocks: Block[]) => ({ format: 'page' as const, formatVersion: 1 as const, blocks });

test.beforeEach(async ({ editor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  stored = await Cms.open().createPage('nl', {
    title: 'Verboden',
    slug: `verboden-${Date.now()}`,
    content: pageOf(buttons, title('a')),
  });
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

const said = ({ page }: Editor, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
/** Every block of the page with the one it stands in. */
const places = ({ canvas }: Editor) =>
  canvas
    .locator('[data-block-id]')
    .evaluateAll((found) =>
      found.map((each) => [
        (each as HTMLElement).dataset.blockId,
        each.parentElement?.closest<HTMLElement>('[data-block-id]')?.dataset.blockId,
      ]),
    );
const AS_STORED = [
  ['knoppen', undefined],
  ['knop', 'knoppen'],
  ['a', undefined],
];

test('in the outline a forbidden place is shown while dragging, and refuses the drop', async ({ editor, page }) => {
  const row = (name: RegExp | string) => editor.outline.getByRole('treeitem', { name });
  const from = await row(/Kop a/).boundingBox();
  const to = await row('Button container').boundingBox();
  if (!from || !to) throw new Error('The rows are not on screen.');
  await page.mouse.move(from.x + 40, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 14, { steps: 6 });
  const drag = page.locator('[data-drag]');
  await expect(drag).toHaveAttribute('data-drag', 'refused');
  await expect(drag).toContainText('Title cannot stand here.');
  await page.mouse.up();
  await expect(drag).toBeHidden();
  expect(await places(editor)).toEqual(AS_STORED);
});

test('Move to… names the forbidden areas and moves nothing there', { tag: '@full' }, async ({ editor, page }) => {
  await editor.select(/Kop a/);
  await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to…' });
  const area = dialog.getByRole('radio', { name: /Button container: Buttons/ });
  await expect(area).toHaveAccessibleDescription('Title cannot stand here.');
  // Marked as disabled, and yet reached, so that the reason can be read.
  await area.click({ force: true });
  await expect(dialog.getByRole('alert')).toHaveText('Title cannot stand here.');
  await expect(dialog.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  expect(await places(editor)).toEqual(AS_STORED);
});

test('keys move no block in, and wrap none, where that is forbidden', { tag: '@full' }, async ({ editor, page }) => {
  await editor.outline.getByRole('treeitem', { name: /Kop a/ }).press('Enter');
  await page.keyboard.press('Alt+ArrowRight');
  await said(editor, 'Title cannot be moved any further.');
  await editor.outline.getByRole('treeitem', { name: /Verder/ }).press('Enter');
  await page.keyboard.press('ControlOrMeta+G');
  await said(editor, 'Container cannot stand here.');
  expect(await places(editor)).toEqual(AS_STORED);
});

test('what is pasted goes to the nearest place that takes it, which is said, or nowhere', async ({ editor, page }) => {
  const copy = (...blocks: Block[]) =>
    page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      JSON.stringify({ format: 'page-builder/blocks', formatVersion: 1, blocks }),
    );
  await copy(title('b'));
  await editor.outline.getByRole('treeitem', { name: 'Button container' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+V');
  await said(editor, '1 block pasted. After Button container, 2 of 3.');
  await expect(editor.canvas.getByRole('heading')).toHaveText(['Kop b', 'Kop a']);
  await expect(editor.canvas.locator('[data-block="ButtonContainer"] [data-block]')).toHaveCount(1);

  // Twelve levels are a page's most.
  const nested = (levels: number): Block => ({
    ...{ id: `niveau${levels}`, type: 'Container', v: 1, props: {} },
    areas: { content: levels > 1 ? [nested(levels - 1)] : [] },
  });
  await editor.insert('Container');
  await copy(nested(12));
  await page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: 'Paste' }).click();
  await said(editor, 'Container cannot go deeper: pages have at most 12 levels.');
  await expect(editor.canvas.locator('[data-block="Container"]')).toHaveCount(1);
});

/** The page with a heading among its buttons. */
const wrong = pageOf({ ...buttons, areas: { buttons: [title('a')] } });

test('the server keeps no page with a block in a forbidden place, whoever wrote it', { tag: '@full' }, async () => {
  const cms = Cms.open();
  const { documentId } = stored;
  const reason = /Title may not stand in .*Buttons.* of Button container, which takes: Button/;
  await expect(cms.updatePage(documentId, 'nl', { content: wrong })).rejects.toThrow(reason);
  expect((await cms.readPage(documentId, 'nl')).content).toEqual(pageOf(buttons, title('a')));
  const slug = `verboden-nieuw-${Date.now()}`;
  await expect(cms.createPage('nl', { title: 'Nieuw', slug, content: wrong })).rejects.toThrow(reason);
});

test('when a save is refused for it, the editor says why in its own words, and keeps what was done', async ({
  editor,
  page,
  consoleErrors,
}) => {
  await editor.select(/Kop a/);
  await editor.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Nog niet bewaard');
  const address = `**/content-manager/collection-types/api::page.page/${stored.documentId}*`;
  // As an editor would send it that does not know the rule yet.
  await page.route(address, (route) => {
    const sent = route.request().method() === 'PUT' && route.request().postDataJSON();
    return route.continue(sent ? { postData: { ...sent, content: { ...sent.content, ...wrong } } } : undefined);
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The page was not saved. Your edits are still here.' });
  await expect(refusal).toContainText('Title may not stand in "Buttons" of Button container, which takes: Button.');
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('On this device');
  await page.unroute(address);
  await waitForJournal(page, 'Nog niet bewaard');

  // Nothing is lost when the page is left now, and the save goes through once nothing stands in its way.
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.canvas.getByRole('heading', { name: 'Nog niet bewaard' })).toBeVisible();
  await editor.save();
  const saved = await Cms.open().readPage(stored.documentId, 'nl');
  expect(saved.content.blocks[1]?.props.title).toBe('Nog niet bewaard');
  expect(consoleErrors.splice(0).filter((text) => !text.includes('400'))).toEqual([]);
});
