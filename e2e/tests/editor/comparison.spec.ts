/** Two states of a page beside each other on the canvas: versions, draft and published, languages. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Block } from 'page-format';
import { logInAs, openLogin } from '../../src/author.ts';
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

test('what is scrolled on one page is beside it on the other', { tag: '@full' }, async ({ editor, page: tab }) => {
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

test('draft and published are compared, and languages, and a block is brought over', { tag: '@full' }, async ({
  editor,
  page: tab,
}) => {
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

test('who may only read one language compares what is theirs to read, and changes nothing', { tag: '@full' }, async ({
  browser,
}) => {
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
