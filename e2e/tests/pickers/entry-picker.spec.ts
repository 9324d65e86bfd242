import type { Page } from '@playwright/test';
import { createId } from 'page-format';
import { sample } from '../../../scripts/testing/matrix.ts';
import { Cms } from '../../src/cms.ts';
import { type Editor, expect, test } from '../../src/editor.ts';
import { openBlock, storedProps } from '../../src/one-block.ts';

const opener = (editor: Editor) => editor.settings.getByRole('button', { name: 'Choose an entry' });
const picker = (editor: Editor) => editor.settings.getByRole('group', { name: 'Choose an entry' });
const search = (editor: Editor) => picker(editor).getByRole('combobox', { name: 'Search entries' });
const options = (editor: Editor) => picker(editor).getByRole('listbox', { name: 'Entries' }).getByRole('option');

/** Holds back the answers to requests whose address contains a text, until the returned function is called. */
async function holdBack(page: Page, text: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname === '/api/find' && decodeURIComponent(url.search).includes(text),
    async (route) => {
      await held;
      // The editor may have given the question up.
      await route.continue().catch(() => undefined);
    },
  );
  return release;
}

const KINDS = [
  { label: 'Bikes', type: 'Bikes', props: { source: 'type' }, prop: 'bikeType', ref: 'api::bike-type.bike-type' },
  { label: 'Bikes', type: 'Bikes', props: { source: 'brand' }, prop: 'bikeBrand', ref: 'api::bike-brand.bike-brand' },
  {
    label: 'Calculator beside content',
    type: 'CalculatorPageElement',
    props: {},
    prop: 'calculator',
    ref: 'api::calculator.calculator',
  },
];

for (const { label, type, props, prop, ref } of sample(KINDS, 1)) {
  test(`an entry of ${ref} is found by a part of its name, and chosen by a click`, { tag: '@full' }, async ({
    editor,
  }) => {
    const documentId = await openBlock(editor, label, { type, props });
    await opener(editor).click();
    await expect(options(editor)).not.toHaveCount(0);
    // The name is the first text of an option; details follow it.
    const name = await options(editor)
      .last()
      .evaluate((element) => String(element.firstChild?.textContent));
    await search(editor).fill(name.slice(1, -1).toUpperCase());
    const found = options(editor).filter({ hasText: name });
    await expect(options(editor).first()).toContainText(name.slice(1, -1), { ignoreCase: true });
    await found.first().click();
    await expect(editor.settings.getByText(name, { exact: true }).first()).toBeVisible();
    await editor.save();
    const stored = (await storedProps(documentId))[prop] as { $ref: string; snapshot: Record<string, unknown> };
    expect(stored.$ref).toBe(ref);
    expect(Object.values(stored.snapshot)).toContain(name);
  });
}

test('reviews are searched by author, and narrowed to those with enough stars', { tag: '@full' }, async ({
  editor,
}) => {
  const cms = Cms.open();
  const mark = createId();
  for (const rating of [2, 4, 5]) {
    const review = { author_name: `${mark} ${rating}`, rating, text: 'Fijne fiets.' };
    await cms.createEntry('api::review.review', review);
  }
  const documentId = await openBlock(editor, 'Reviews', { type: 'ReviewsSlider' });
  await editor.settings.getByRole('button', { name: 'Add review' }).click();
  await opener(editor).click();
  await search(editor).fill(mark);
  await expect(options(editor)).toHaveCount(3);
  const lowest = picker(editor).getByRole('combobox', { name: 'Lowest rating' });
  await lowest.selectOption({ label: '4 stars or more' });
  await expect(options(editor)).toHaveCount(2);
  await lowest.selectOption({ label: '5 stars' });
  await expect(options(editor)).toHaveCount(1);
  await expect(options(editor)).toContainText('★★★★★ Fijne fiets.');
  await options(editor).click();
  await editor.save();
  expect(await storedProps(documentId)).toMatchObject({
    reviews: [{ review: { $ref: 'api::review.review', snapshot: { author_name: `${mark} 5`, rating: 5 } } }],
  });
});

test('the picker says that it loads, and when nothing is found', { tag: '@full' }, async ({ editor, page }) => {
  const mark = createId();
  await Cms.open().createEntry('api::faq.faq', { title: `Vraag ${mark}` }, 'nl');
  const release = await holdBack(page, `Vraag ${mark}`);
  await openBlock(editor, 'FAQ', { type: 'FaqBlock' });
  await opener(editor).click();
  await search(editor).fill(`Vraag ${mark}`);
  await expect(picker(editor).getByText('Loading entries…')).toBeVisible();
  await expect(picker(editor).getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  // Enter takes nothing from a list that is on its way out.
  await search(editor).press('Enter');
  await expect(picker(editor)).toBeVisible();
  release();
  await expect(options(editor)).toHaveText([new RegExp(`^Vraag ${mark}`)]);
  await expect(picker(editor).getByText('Loading entries…')).toBeHidden();

  await search(editor).fill(`${mark} nergens`);
  await expect(picker(editor).getByText('Nothing found.')).toBeVisible();
  await expect(options(editor)).toHaveCount(0);
});

test('an answer that comes late does not replace the answer to a later question', { tag: '@full' }, async ({
  editor,
  page,
}) => {
  const cms = Cms.open();
  const mark = createId();
  await cms.createEntry('api::faq.faq', { title: `${mark} vroeg` }, 'nl');
  await cms.createEntry('api::faq.faq', { title: `${mark} laat` }, 'nl');
  const release = await holdBack(page, `${mark} vroeg`);
  await openBlock(editor, 'FAQ', { type: 'FaqBlock' });
  await opener(editor).click();
  const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes(`${mark} vroeg`));
  await search(editor).fill(`${mark} vroeg`);
  await asked;
  await search(editor).fill(`${mark} laat`);
  await expect(options(editor)).toHaveText([new RegExp(`^${mark} laat`)]);
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(options(editor)).toHaveText([new RegExp(`^${mark} laat`)]);
});
