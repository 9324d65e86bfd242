/** Finance people upload a workbook, try it out, keep test cases, and publish what holds. */

import { utils, type WorkSheet, write } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { createId } from 'page-format';
import { CMS_URL, Cms } from '../../src/cms.ts';
import { expect, test } from '../../src/editor.ts';

const CALCULATOR = 'api::calculator.calculator';
const slug = `test-${createId().toLowerCase()}`;
let calculator = '';

/** A workbook with a price in B3, and a formula in B12 whose result Excel kept. */
function writeWorkbook(formula: string, kept: number): Buffer {
  const sheet: WorkSheet = { '!ref': 'A1:B20', B3: { t: 'n', v: 100 }, B12: { t: 'n', f: formula, v: kept } };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Calculation');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

const calculate = async (price: string) => {
  const answer = await fetch(`${CMS_URL}/api/perform-calculations/${slug}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ B3: price }),
  });
  return (await answer.json()).results?.B12;
};

/** Uploads a file in the media library's dialog, and chooses it. */
async function uploadWorkbook(page: Page, name: string, bytes: Buffer): Promise<void> {
  const add = page.getByRole('button', { name: 'Add more assets' });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await add.click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: bytes });
  await page.getByRole('button', { name: 'Upload 1 asset to the library' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('region', { name: 'Workbook' }).getByRole('img', { name })).toBeVisible();
}

test.beforeAll(async () => {
  const entry = {
    name: 'Made by a test',
    slug,
    country: 'de',
    inputs: [{ cell: 'B3', type: 'money', labelEn: 'Price' }],
    outputs: [{ cell: 'B12', type: 'money', labelEn: 'Twice the price' }],
  };
  calculator = (await Cms.open().createDraft(CALCULATOR, entry)).documentId;
});

test.afterAll(async () => {
  await Cms.open().deleteEntry(CALCULATOR, calculator);
});

test('a workbook is uploaded, tried out and held by test cases, and a wrong one does not reach visitors', {
  tag: '@full',
}, async ({ page, consoleErrors }) => {
  test.slow();
  const strange: string[] = [];
  page.on('response', (answer) => {
    // What Strapi asks for its paid editions is not there, and refusals are what this test is about.
    const isStrapis = /ai-feature-config|ai-localization-jobs/.test(answer.url());
    if (answer.status() > 400 && !isStrapis) strange.push(`${answer.status()} ${answer.url()}`);
  });
  const panel = page.getByRole('region', { name: 'Try out' });
  const cells = panel.getByRole('row', { name: /^Twice the price/ }).getByRole('cell');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const noWorkbook = page.getByText('Click to add an asset or drag and drop one in this area');

  await page.goto(`${CMS_URL}/admin/content-manager/collection-types/${CALCULATOR}/${calculator}`);
  await test.step('the first workbook is tried out and published', async () => {
    // The first form that is opened loads most of the admin.
    await expect(panel).toHaveText(/Choose a workbook to try the calculator out/, { timeout: 60_000 });
    await noWorkbook.click();
    await uploadWorkbook(page, `${slug}.xlsx`, writeWorkbook('B3*2', 200));
    await expect(cells).toHaveText(['Twice the price (B12)', '200', '200']);
    await expect(panel.getByText(/^All 1 results that Excel kept/)).toBeVisible();
    await panel.getByLabel('Price (B3)').fill('1.000,50');
    await expect(cells).toHaveText(['Twice the price (B12)', '2001', '200']);
    await panel.getByLabel('Name of the test case').fill('A thousand and a half');
    await panel.getByRole('button', { name: 'Save as test case' }).click();
    await expect(panel.getByText('passes')).toBeVisible();
    await publish.click();
    await expect.poll(() => calculate('5')).toBe('10');
  });

  const change = async (name: string, bytes: Buffer) => {
    await page.getByRole('region', { name: 'Workbook' }).getByRole('button', { name: 'Delete' }).click();
    await noWorkbook.click();
    await uploadWorkbook(page, name, bytes);
  };

  await test.step('one that cannot be calculated is refused with its cell', async () => {
    await change(`${slug}-circle.xlsx`, writeWorkbook('B12*2', 200));
    const reason = 'These formulas depend on their own result: B12. Break the circle.';
    await expect(panel.getByRole('alert')).toHaveText(`This workbook cannot be used. ${reason}`);
    await publish.click();
    await expect(page.getByText(reason, { exact: true }).first()).toBeVisible();
    expect(await calculate('5')).toBe('10');
  });

  await test.step('one that a test case speaks against is not published', async () => {
    await change(`${slug}-thrice.xlsx`, writeWorkbook('B3*3', 300));
    await expect(panel.getByText('fails: B12 should be 2001 and is 3001.5')).toBeVisible();
    await publish.click();
    const refusal = 'The test case "A thousand and a half" fails: B12 should be 2001 and is 3001.5.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    expect(await calculate('5')).toBe('10');
  });

  expect(strange).toEqual([]);
  // Strapi's own dialog of files writes down what it no longer asks once it is closed.
  const isExpected = (text: string) => text.includes('400') || text.startsWith('AbortError');
  expect(consoleErrors.splice(0).filter((text) => !isExpected(text))).toEqual([]);
});
