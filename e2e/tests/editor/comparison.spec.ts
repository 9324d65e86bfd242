/** Two states of a page beside each other on the canvas: versions, draft and published, languages. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Block } from 'page-format';
import { logInAs, openLogin } from '../../src/author.ts';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { Cms, type StoredPage } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

let stored: StoredPage;

const title = (id: string, text: string, props = {}): Block => ({
  id,
  type: 'Title',
  v: 1,
  props: { title: text, ...props },
});
const tall = (id: string): Block => ({
  id,
  type: 'Text',
  v: 1,
  props: { content: `Alinea ${id} `.repeat(120) },
});
const page = (...blocks: Block[]) => ({ format: 'page' as const, formatVersion: 1 as const, blocks });
const section = (id: string, ...content: Block[]): Block => ({
  id,
  type: 'Container',
  v: 1,
  props: {},
  areas: { content },
});

const FIRST = page(
  title('a', 'We ride to work'),
  section('gone', title('g1', 'Second'), title('g2', 'Third')),
  tall('t1'),
  title('m', 'I move'),
  tall('t2'),
  title('s', 'Of a size', { size: '4xl' }),
);
const SECOND = page(
  title('a', 'We cycle to work'),
  tall('t1'),
  title('new', 'New'),
  tall('t2'),
  title('s', 'Of a size', { size: '5xl' }),
  title('m', 'I move'),
);

test.beforeEach(async () => {
  const cms = Cms.open();
  stored = await cms.createPage('nl', { title: 'Vergelijken', slug: `vergelijken-${Date.now()}`, content: FIRST });
  await cms.publishPage(stored.documentId, 'nl');
  await cms.updatePage(stored.documentId, 'nl', { content: SECOND });
});

test.afterEach(async () => Cms.open().deletePage(stored.documentId));

interface Shown {
  list: Locator;
  rows: Locator;
  before: FrameLocator;
  after: FrameLocator;
}

function shownOn(tab: Page): Shown {
  const list = tab.getByRole('region', { name: 'Differences' });
  return {
    list,
    rows: list.getByRole('listitem'),
    before: tab.frameLocator('iframe[title^="Before"]'),
    after: tab.frameLocator('iframe[title^="After"]'),
  };
}

async function openVersions(editor: Editor): Promise<Locator> {
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();
  await editor.page.getByRole('button', { name: 'Versions', exact: true }).click();
  return editor.page.getByRole('region', { name: 'Versions', exact: true });
}

/** The words that are marked in a page, as the browser draws them. */
const markedWords = (frame: FrameLocator, kind: 'added' | 'removed') =>
  frame.locator('body').evaluate((body, name) => {
    const screen = body.ownerDocument.defaultView as Window & typeof globalThis;
    return [...(screen.CSS.highlights.get(`page-builder-${name}`) ?? [])].map(String);
  }, kind);

test('two versions are chosen in the list, walked through by keyboard, and a block and a property brought back', async ({
  editor,
  page: tab,
}) => {
  const region = await openVersions(editor);
  await expect(region.getByRole('listitem')).toHaveCount(3);
  await region.getByRole('checkbox').first().check();
  await region.getByRole('checkbox').last().check();
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  const { list, rows, before, after } = shownOn(tab);
  await expect(rows.locator('[data-go]')).toHaveText([
    /changed.*Title “We cycle to work”/,
    /deleted.*Container.*with 2 blocks in it/,
    /added.*Title “New”/,
    /changed.*Title “Of a size”/,
    /moved.*Title “I move”/,
  ]);
  await expect(rows.nth(3)).toContainText(/Size/);
  await expect.poll(() => markedWords(before, 'removed')).toEqual(['ride']);
  await expect.poll(() => markedWords(after, 'added')).toEqual(['cycle']);
  await expect(list).toContainText('5 differences');

  // The pages go together, and so do the list and what is marked.
  for (let step = 1; step <= 5; step += 1) {
    await tab.keyboard.press('F7');
    await expect(list).toContainText(`${step} of 5`);
  }
  await expect(rows.nth(4)).toHaveAttribute('aria-current', 'true');
  await expect(before.getByText('I move')).toBeInViewport();
  await expect(after.getByText('I move')).toBeInViewport();
  await expect(tab.locator('[data-difference-mark="moved"][data-current]')).toHaveCount(2);
  await tab.keyboard.press('Shift+F7');
  await expect(list).toContainText('4 of 5');
  await rows.nth(1).getByRole('button').first().click();
  await expect(before.getByText('Second')).toBeInViewport();
  await expect(tab.getByText('− deleted').first()).toBeVisible();

  // Brought back is to the page as it is now.
  await rows.nth(1).getByRole('button', { name: 'Bring back' }).click();
  await rows.nth(0).getByRole('button', { name: 'Bring back: Title' }).click();
  await list.page().getByRole('combobox', { name: 'After' }).selectOption('now');
  await expect(rows).toHaveCount(3);
  await expect(after.locator('[data-block]').first()).toHaveText('We ride to work');
  await expect(after.getByText('Second')).toBeAttached();
  await tab.keyboard.press('Control+Z');
  await tab.keyboard.press('Control+Z');
  await expect(rows).toHaveCount(5);
  await expect(after.locator('[data-block]').first()).toHaveText('We cycle to work');
  await tab.keyboard.press('Control+Shift+Z');
  await expect(rows).toHaveCount(4);

  // What moved goes back, and what is new goes, each as it was.
  await rows.filter({ hasText: 'I move' }).getByRole('button', { name: 'Move back' }).click();
  await rows.filter({ hasText: 'New' }).getByRole('button', { name: 'Take off the page' }).click();
  await expect(rows).toHaveCount(2);
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tab.getByText('Saved', { exact: true }).first()).toBeVisible();
  const { content } = await Cms.open().readPage(stored.documentId, 'nl');
  expect(content.blocks.map(({ id }) => id)).toEqual(['a', 'gone', 't1', 'm', 't2', 's']);
});

test('what is scrolled on one page is beside it on the other', async ({ editor, page: tab }) => {
  const region = await openVersions(editor);
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  await tab.getByRole('combobox', { name: 'Before' }).selectOption('published');
  await tab.getByRole('button', { name: 'Mobile', exact: true }).click();
  const { before, after } = shownOn(tab);
  const topOf = (frame: FrameLocator, id: string) =>
    frame.locator(`[data-block-id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  for (const frame of [after, before]) {
    await expect(frame.locator('[data-block-id="t2"]')).toBeAttached();
    await frame.locator('[data-block-id="t2"]').evaluate((element) => {
      const screen = element.ownerDocument.defaultView as Window;
      screen.scrollTo(0, element.getBoundingClientRect().top + screen.scrollY - 300);
    });
    await expect.poll(async () => Math.abs((await topOf(after, 't2')) - (await topOf(before, 't2')))).toBeLessThan(200);
    await frame.locator('body').evaluate((body) => body.ownerDocument.defaultView?.scrollTo(0, 0));
    await expect.poll(() => topOf(frame === after ? before : after, 'a')).toBeGreaterThanOrEqual(0);
  }
});

test('draft and published are compared, and languages, and a block is brought over', async ({ editor, page: tab }) => {
  await Cms.open().updatePage(stored.documentId, 'de', {
    title: 'Vergleichen',
    slug: stored.slug,
    content: page(title('a', 'Wir radeln zur Arbeit'), title('german', 'Nur hier')),
  });
  const region = await openVersions(editor);
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  const { rows, before, after } = shownOn(tab);
  const side = tab.getByRole('combobox', { name: 'Before' });
  await side.selectOption('published');
  await expect(before.getByText('We ride to work')).toBeVisible();
  await expect(after.getByText('We cycle to work')).toBeVisible();
  await expect(rows).toHaveCount(5);

  await side.selectOption('language:de');
  await expect(before.getByText('Wir radeln zur Arbeit')).toBeVisible();
  await expect(before.locator('html')).toHaveAttribute('lang', /^de/);
  await rows.filter({ hasText: 'Nur hier' }).getByRole('button', { name: 'Bring over', exact: true }).click();
  await expect(after.getByText('Nur hier')).toBeVisible();
  await tab.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(after.getByText('Nur hier')).toHaveCount(0);

  await tab.getByRole('button', { name: 'Compare languages' }).click();
  const languages = tab.getByRole('dialog', { name: 'Compare languages' });
  await languages.getByRole('combobox').selectOption('de');
  await languages.getByRole('button', { name: 'Side by side' }).click();
  await expect(side).toHaveValue('language:de');
  await expect(before.getByText('Wir radeln zur Arbeit')).toBeVisible();
});

test('a page that cannot be loaded says why, and is loaded again', async ({ editor, page: tab, consoleErrors }) => {
  let isBroken = true;
  const answer = { status: 503, json: { error: { status: 503, name: 'Busy', message: 'The database is busy.' } } };
  await tab.route('**/page-builder/versions/*?*', (route) => (isBroken ? route.fulfill(answer) : route.fallback()));
  const region = await openVersions(editor);
  await region.getByRole('listitem').last().getByRole('button').click();
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  const { list, rows } = shownOn(tab);
  await expect(list.getByRole('alert')).toContainText('Nothing can be compared');
  const pane = tab.getByRole('region', { name: 'Before', exact: true });
  await expect(pane.getByRole('alert')).toContainText('The database is busy.');
  expect(consoleErrors.splice(0).filter((message) => !message.includes('503'))).toEqual([]);
  isBroken = false;
  await pane.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(5);
});

test('who may only read one language compares what is theirs to read, and changes nothing', async ({ browser }) => {
  const cms = Cms.open();
  await cms.updatePage(stored.documentId, 'de', { title: 'Vergleichen', slug: stored.slug, content: FIRST });
  const reader = await cms.createAuthor([], ['nl']);
  const tab = await openLogin(browser);
  await logInAs(tab, reader);
  await tab.waitForURL(/\/admin\/?$/);
  const region = await openVersions(new Editor(tab));
  await expect(region.getByRole('alert')).toContainText('You may not see versions of this page.');
  await region.getByRole('button', { name: 'Compare', exact: true }).click();
  const { list, rows } = shownOn(tab);
  await expect(rows).toHaveCount(5);
  await expect(list.getByRole('button', { name: /Bring|Move back|Take off|Restore/ })).toHaveCount(0);
  await expect(tab.getByRole('combobox', { name: 'Before' }).getByRole('option')).toHaveText(['The published page']);
  await tab.context().close();
  await reader.remove();
});

for (const [look, size] of [
  ['light', { width: 834, height: 1112 }],
  ['dark', { width: 1440, height: 900 }],
] as const) {
  test.describe(`at ${size.width} px, ${look}`, () => {
    test.use({ viewport: size });

    test('both pages are seen, and axe finds nothing serious', async ({ editor, page: tab }) => {
      await tab.addInitScript((wanted) => localStorage.setItem('STRAPI_THEME', wanted), look);
      const region = await openVersions(editor);
      await expect(region.getByRole('listitem')).toHaveCount(3);
      await expect(editor.canvas.getByText('We cycle to work')).toBeVisible();
      await loadAxe(tab);
      expect(await findSeriousProblems(tab)).toEqual([]);
      await region.getByRole('listitem').last().getByRole('button').click();
      await region.getByRole('button', { name: 'Compare', exact: true }).click();
      const { rows, before, after } = shownOn(tab);
      await expect(rows).toHaveCount(5);
      await tab.keyboard.press('F7');
      await expect(before.getByText('We ride to work')).toBeInViewport();
      await expect(after.getByText('We cycle to work')).toBeInViewport();
      expect(await findSeriousProblems(tab)).toEqual([]);
    });
  });
}
