/** Forms and lists speak in words of editors, in the language that their admin is set to. */
import { createId } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const DEALER = 'api::dealer.dealer';
const LISTS = '/admin/content-manager/collection-types';
/** The first screen that is opened loads most of the admin. */
const ADMIN_LOADS = { timeout: 60_000 };

let name: string;
let documentId: string;

test.beforeEach(async () => {
  name = `Test ${createId()}`;
  ({ documentId } = await Cms.open().createDraft(DEALER, { name, city: 'Utrecht', country: 'nl' }));
});

test.afterEach(async () => Cms.open().deleteEntry(DEALER, documentId));

test('countries are written out in lists and forms, and lead to their settings', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${LISTS}/${DEALER}?_q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByRole('gridcell', { name: 'Netherlands', exact: true })).toBeVisible(ADMIN_LOADS);
  await expect(row.getByRole('gridcell', { name: 'No', exact: true })).toBeVisible();
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Netherlands');

  await page.goto(`${LISTS}/api::site-setting.site-setting`);
  await page.getByRole('link', { name: 'Germany', exact: true }).click(ADMIN_LOADS);
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('Germany');
});

test('where the admin is German, so are the labels, the help and the columns of our types', { tag: '@full' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('strapi-admin-language', 'de'));
  await page.goto(`${LISTS}/${DEALER}?_q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(page.getByRole('heading', { name: 'Händler', level: 1 })).toBeVisible(ADMIN_LOADS);
  await expect(page.getByRole('gridcell', { name: 'Postleitzahl', exact: true })).toBeVisible();
  await expect(row.getByRole('gridcell', { name: 'Niederlande', exact: true })).toBeVisible();
  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveText('Niederlande');
  await expect(page.getByRole('textbox', { name: 'Hausnummer' })).toBeVisible();
  await expect(page.getByText('Auf der Karte so gekennzeichnet.')).toBeVisible();
  // The help of a part with fields of its own, too.
  await expect(page.getByText('Ohne sie ist der Händler in keiner Umkreissuche zu finden.')).toBeVisible();
});
