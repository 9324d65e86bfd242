/** A bike's form: its year is written as people write years. */
import { createId } from 'page-format';
import { Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const BIKE = 'api::bike.bike';
const LIST = `/admin/content-manager/collection-types/${BIKE}`;

test('the year of a bike is read and written without a comma', { tag: '@full' }, async ({ page }) => {
  const cms = Cms.open();
  const slug = `test-${createId().toLowerCase()}`;
  const { documentId } = await cms.createDraft(BIKE, { model: slug, slug, year: 2026 });
  const year = page.getByRole('textbox', { name: 'Model year' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const sentence = page.getByText('Write the year as four digits, from 1990 to 2100.');
  const saves: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && saves.push(request.url()));

  await page.goto(`${LIST}/${documentId}`);
  // The first form that is opened loads most of the admin.
  await expect(year).toHaveValue('2026', { timeout: 60_000 });

  await year.press('ControlOrMeta+a');
  await year.pressSequentially('2,027');
  await expect(sentence).toHaveCount(0);
  await year.press('Tab');
  await expect(sentence).toBeVisible();
  await expect(year).toHaveValue('2,027');
  await save.press('Enter');
  await expect(year).toBeFocused();
  await expect(year).toHaveAccessibleDescription(/Write the year as four digits/);
  expect(saves).toEqual([]);

  await year.press('ControlOrMeta+a');
  await year.pressSequentially('2027');
  await year.press('Tab');
  await expect(sentence).toHaveCount(0);
  await save.press('Enter');
  await expect(page.getByText('Saved document')).toBeVisible();
  expect(await cms.readEntry(BIKE, documentId)).toMatchObject({ year: 2027 });
  await page.reload();
  await expect(year).toHaveValue('2027', { timeout: 60_000 });

  await page.goto(`${LIST}?_q=${slug}`);
  const row = page.getByRole('row').filter({ hasText: slug });
  await expect(row.getByRole('gridcell', { name: '2027', exact: true })).toBeVisible({ timeout: 60_000 });
  await cms.deleteEntry(BIKE, documentId);
});
