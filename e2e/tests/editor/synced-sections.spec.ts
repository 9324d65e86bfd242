/** A section that stands on two pages as itself: one edit changes both, what differs stays, and a copy is one press away. */
import { type Block, createId } from 'page-format';
import { CMS_URL, Cms } from '../../src/cms.ts';
import { Editor, expect, test } from '../../src/editor.ts';

const SECTION = 'plugin::page-builder.section';

const pageOf = (...blocks: Block[]) => ({ format: 'page', formatVersion: 1, blocks }) as const;
const title = (text: string): Block => ({ id: createId(), type: 'Title', v: 1, props: { title: text } });

async function createStory() {
  const cms = Cms.open();
  const mark = createId().toLowerCase();
  const name = `Stappen ${mark}`;
  const content = pageOf(title('Zo werkt het'), title('Kies je fiets'));
  const section = await cms.createDraft(SECTION, { name, content });
  const pages = await Promise.all(
    ['een', 'twee'].map((word) => {
      const slug = `synced-${word}-${mark}`;
      return cms.createPage('nl', { title: `Pagina ${word} ${mark}`, slug, content: pageOf(title(`Eigen ${word}`)) });
    }),
  );
  const [one, two] = pages as [(typeof pages)[0], (typeof pages)[0]];
  return { cms, name, section: section.documentId, one, two };
}

/** The headings that visitors of a page get. */
async function readTitles(slug: string): Promise<unknown[]> {
  const answer = await fetch(`${CMS_URL}/api/page-builder/page?country=nl&locale=nl&slug=${slug}`);
  const { data } = (await answer.json()) as { data: { document: { blocks: Block[] } } };
  return data.document.blocks.map(({ props }) => props.title);
}

test('a section placed as itself is edited once for all pages, differs where it may, and becomes a copy', {
  tag: '@full',
}, async ({ editor, page }) => {
  const { cms, name, section, one, two } = await createStory();
  const { canvas, settings, sections } = editor;
  const address = `/admin/content-manager/collection-types/${SECTION}/${section}`;

  // Its author opens the first heading.
  await page.goto(address);
  await editor.open();
  await canvas.getByRole('heading', { name: 'Zo werkt het' }).click();
  const opens = settings.getByRole('button', { name: 'Title may differ where the section is used' });
  await opens.click();
  await expect(opens).toHaveAttribute('aria-pressed', 'true');
  await editor.save();

  // It is placed on both pages, on one by press and on the other by keyboard.
  for (const { documentId } of [one, two]) {
    await editor.goToPage(documentId, 'nl');
    await editor.open();
    // The panel stays open from page to page.
    if (!(await sections.isVisible())) await editor.press('Sections');
    const insert = sections.getByRole('button', { name: `Insert ${name} synced` });
    if (documentId === one.documentId) await insert.click();
    else await insert.press('Enter');
    await expect(canvas.getByRole('heading', { name: 'Kies je fiets' })).toBeVisible();
    await expect(settings.getByText(`Section: ${name}`)).toBeVisible();
    // As visitors get it: nothing stands around the section's blocks.
    const [own, shared] = [
      canvas.getByRole('heading', { name: /^Eigen/ }),
      canvas.getByRole('heading', { name: 'Kies je fiets' }),
    ];
    expect((await shared.boundingBox())?.x).toBe((await own.boundingBox())?.x);
    if (documentId === two.documentId) {
      const field = settings.getByRole('textbox', { name: 'Title', exact: true });
      await expect(field).toHaveValue('Zo werkt het');
      await field.fill('Zo werkt het hier');
      await expect(canvas.getByRole('heading', { name: 'Zo werkt het hier' })).toBeVisible();
    }
    await editor.save();
    await cms.publishPage(documentId, 'nl');
  }
  expect(await readTitles(one.slug)).toEqual(['Eigen een', 'Zo werkt het', 'Kies je fiets']);
  expect(await readTitles(two.slug)).toEqual(['Eigen twee', 'Zo werkt het hier', 'Kies je fiets']);

  // Pressing anywhere in it selects it as one, and leads to its own editor, which says where it shows.
  await canvas.getByRole('heading', { name: 'Eigen twee' }).click();
  await canvas.getByRole('heading', { name: 'Kies je fiets' }).click();
  await expect(settings.getByText(`Section: ${name}`)).toBeVisible();
  const popup = page.waitForEvent('popup');
  await settings.getByRole('link', { name: 'Edit the section' }).click();
  const author = new Editor(await popup);
  await expect(author.page.getByText('This section shows on 2 pages.')).toBeVisible();
  await author.canvas.getByRole('heading', { name: 'Kies je fiets' }).click();
  await author.settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Kies je e-bike');
  await author.save();
  await expect(author.page.getByText('Saved. The section shows on 2 pages;')).toBeVisible();
  await author.page.close();

  // Both pages show it, on the canvas that was open all the while and to visitors.
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(canvas.getByRole('heading', { name: 'Kies je e-bike' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Zo werkt het hier' })).toBeVisible();
  expect(await readTitles(one.slug)).toEqual(['Eigen een', 'Zo werkt het', 'Kies je e-bike']);
  expect(await readTitles(two.slug)).toEqual(['Eigen twee', 'Zo werkt het hier', 'Kies je e-bike']);

  // As in the section again, and back.
  await settings.getByRole('button', { name: 'Title: as in the section' }).click();
  await expect(canvas.getByRole('heading', { name: 'Zo werkt het', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();

  // Detached, its blocks are the page's own; one step of undo takes that back.
  await settings.getByRole('button', { name: 'Detach' }).click();
  await canvas.getByRole('heading', { name: 'Kies je e-bike' }).click();
  await expect(settings.getByText('Title', { exact: true }).first()).toBeVisible();
  await expect(editor.outline.getByRole('treeitem', { name: /^Section/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await editor.show('Outline');
  await expect(editor.outline.getByRole('treeitem', { name: /^Section/ })).toHaveCount(1);

  for (const { documentId } of [one, two]) await cms.deletePage(documentId);
  await cms.deleteEntry(SECTION, section);
});

test('a section in use is asked about before it goes, and a page that misses one says so', { tag: '@full' }, async ({
  editor,
  consoleErrors,
}) => {
  const { cms, name, section, one, two } = await createStory();
  const props = { section: { $ref: SECTION, documentId: section, snapshot: { name } } };
  const content = pageOf(title('Eigen'), { id: 'placed', type: 'SyncedSection', v: 1, props });
  await cms.updatePage(one.documentId, 'nl', { content });
  await editor.goToPage(one.documentId, 'nl');
  await editor.open();
  const { sections, canvas, problems } = editor;
  if (!(await sections.isVisible())) await editor.press('Sections');
  // What is out of sight is not asked for.
  await sections.getByRole('button', { name: `Insert ${name} synced` }).scrollIntoViewIfNeeded();
  await expect(sections.getByRole('button', { name: `${name}: used on 1 page` })).toBeVisible();
  await sections.getByRole('button', { name: `Delete ${name}` }).click();
  await sections.getByRole('button', { name: 'Delete section' }).click();
  await expect(sections.getByText(`1 page shows ${name}. Once deleted, it is missing there.`)).toBeVisible();
  await sections.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(sections.getByText(name)).toHaveCount(0);
  expect(consoleErrors.splice(0).filter((text) => !text.includes('status of 409'))).toEqual([]);

  await editor.goToPage(one.documentId, 'nl');
  await editor.open();
  await expect(canvas.getByText(`The section ${name} no longer exists.`)).toBeVisible();
  if (!(await problems.isVisible())) await editor.press('Problems');
  await expect(problems.getByText(`The section "${name}" no longer exists`)).toBeVisible();
  await cms.deletePage(one.documentId);
  await cms.deletePage(two.documentId);
});

test('sections that make a page too large are not drawn, and the draft says where and is saved', {
  tag: '@full',
}, async ({ editor, page }) => {
  const cms = Cms.open();
  const mark = createId().toLowerCase();
  const name = `Lang ${mark}`;
  const blocks = Array.from({ length: 400 }, (_, at) => title(`Regel ${at}`));
  const section = await cms.createDraft(SECTION, { name, content: pageOf(...blocks) });
  const props = { section: { $ref: SECTION, documentId: section.documentId, snapshot: { name } } };
  const places = Array.from({ length: 3 }, (_, at) => ({ id: `plek${at}`, type: 'SyncedSection', v: 1, props }));
  const slug = `te-groot-${mark}`;
  const stored = await cms.createPage('nl', { title: 'Te groot', slug, content: pageOf(title('Eigen'), ...places) });
  await editor.goToPage(stored.documentId, 'nl');
  await editor.open();

  const { canvas, problems } = editor;
  const notices = canvas.getByText(`The section ${name} is not shown here`);
  await expect(notices).toHaveCount(1);
  await expect(canvas.locator('[data-block="Title"]')).toHaveCount(801);
  if (!(await problems.isVisible())) await editor.press('Problems');
  await expect(problems.getByText(`With the section "${name}" here, the page has more than 1,000 blocks`)).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(notices).toHaveCount(1);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();

  // Placed once more, it is not drawn either; without two of them, the page has room.
  await editor.show('Outline');
  await editor.outline
    .getByRole('treeitem', { name: /^Section/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Duplicate', exact: true }).first().click();
  await expect(notices).toHaveCount(2);
  await editor.save();
  await page.keyboard.press('Delete');
  await expect(notices).toHaveCount(1);
  await editor.outline
    .getByRole('treeitem', { name: /^Section/ })
    .last()
    .click();
  await page.keyboard.press('Delete');
  await expect(notices).toHaveCount(0);
  await expect(canvas.locator('[data-block="Title"]')).toHaveCount(801);

  await cms.deletePage(stored.documentId);
  await cms.deleteEntry(SECTION, section.documentId);
});
