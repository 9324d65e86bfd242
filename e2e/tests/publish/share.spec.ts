/** A draft is shown to somebody without a login: by a link that an editor makes, watches and takes back. */
import type { Browser } from '@playwright/test';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const content = (words: string) => ({
  format: 'page' as const,
  formatVersion: 1 as const,
  blocks: [
    { id: 'headline', type: 'Title', v: 1, props: { title: words, type: 1 } },
    { id: 'onward', type: 'Button', v: 1, props: { label: 'Verder', link: '/werkgever' } },
  ],
});

const made: string[] = [];
test.afterAll(async () => {
  for (const documentId of made) await Cms.open().deletePage(documentId);
});

/** Somebody else's browser, without a script, where nobody is logged in. */
async function openGuest(browser: Browser) {
  const context = await browser.newContext({ storageState: undefined, javaScriptEnabled: false, locale: 'nl-NL' });
  return { guest: await context.newPage(), close: () => context.close() };
}

test('a guest sees the draft in two languages, its author sees the guest, and takes the link back', {
  tag: '@full',
}, async ({ editor, page, browser }) => {
  const stamp = Date.now();
  const { documentId } = await Cms.open().createPage('nl', {
    title: 'Voorstel',
    slug: `voorstel-${stamp}`,
    content: content('Wat wij voorstellen'),
    countries: ['nl'],
  });
  made.push(documentId);
  await Cms.open().updatePage(documentId, 'en', {
    title: 'Proposal',
    slug: `proposal-${stamp}`,
    content: content('What we propose'),
    countries: ['nl'],
  });

  await editor.goToPage(documentId, 'nl');
  await editor.open();
  await page.getByRole('button', { name: 'Share draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share draft' });
  await expect(dialog.getByText('This page has no links yet.')).toBeVisible();
  await dialog.getByRole('radio', { name: '1 day' }).check();
  await dialog.getByRole('textbox', { name: 'For whom' }).fill('De drukker');
  await dialog.getByRole('textbox', { name: 'For whom' }).press('Enter');
  const address = dialog.getByRole('textbox', { name: 'Link' });
  await expect(address).toBeFocused();
  const link = await address.inputValue();
  const row = dialog.getByRole('listitem').filter({ hasText: 'De drukker' });
  await expect(row).toContainText('Nobody has opened it yet.');
  await loadAxe(page);
  expect(await findSeriousProblems(page, '[role="dialog"][aria-label="Share draft"]')).toEqual([]);

  const { guest, close } = await openGuest(browser);
  const first = await guest.goto(link);
  expect(first?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Iemand deelt een ontwerp met je');
  await expect(guest.getByText('Wat wij voorstellen')).toHaveCount(0);
  await guest.getByRole('textbox', { name: 'Je naam' }).fill('Zoë');
  await guest.getByRole('button', { name: 'Ontwerp openen' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Wat wij voorstellen');
  expect(guest.url()).not.toContain('?');
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const bar = guest.getByRole('complementary', { name: 'Gedeeld ontwerp' });
  await expect(bar).toContainText(/Ontwerp, gedeeld tot \d+ \w+ \d{4}/);
  const site = String(process.env.SITE_URL_NL);
  await expect(guest.getByRole('link', { name: 'Verder' })).toHaveAttribute('href', `${site}/werkgever`);
  await expect(guest.getByRole('link', { name: 'Lumavelo', exact: true }).first()).toHaveAttribute('href', `${site}/`);

  await bar.getByText('Nederlands (Nederland)').first().click();
  await bar.getByRole('link', { name: 'English (Nederland)' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('What we propose');
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en-NL');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Commands' }).fill('share draft');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Opened by one guest:');
  await expect(row).toContainText(/Zoë, .* 2 times/);
  await row.getByRole('button', { name: 'Revoke: De drukker' }).click();
  await row.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toContainText('Revoked');
  await expect(row).toBeFocused();

  const refused = await guest.reload();
  expect(refused?.status()).toBe(404);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  const unknown = await guest.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  expect(unknown?.status()).toBe(404);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet');
  await close();
});
