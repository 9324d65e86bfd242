import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import sharp from 'sharp';
import { Cms } from '../../src/cms.ts';
import { ANALYTICS, expectAnalyticsToWait } from '../../src/consent.ts';
import { expect, test } from '../../src/editor.ts';
import { untilAwake } from '../../src/gallery.ts';
import { publishSite } from '../../src/site.ts';

test('an editor builds a page by hand, publishes it, and a visitor gets it', async ({ editor, page, browser }) => {
  test.slow();
  const { settings, canvas } = editor;
  const slug = `proefrit-${Date.now()}`;
  const picture = join(await mkdtemp(join(tmpdir(), 'lumavelo-upload-')), `${slug}.jpg`);
  await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#1f7a55' } })
    .jpeg()
    .toFile(picture);

  await editor.goToNewPage('nl');
  await page.getByRole('textbox', { name: 'title' }).fill('Proefrit');
  await page.getByRole('textbox', { name: 'slug' }).fill(slug);
  await editor.open();

  // Container › Columns › Title, Text, Image, Button
  await editor.insert('Container');
  await editor.insert('Columns');
  await editor.insert('Title');
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Maak een proefrit');
  await expect(canvas.getByRole('heading', { name: 'Maak een proefrit' })).toBeVisible();
  await editor.insert('Text');
  await settings.getByRole('textbox', { name: 'Text', exact: true }).fill('Kom langs en stap op.');

  await editor.select('Column 2');
  await editor.insert('Image');
  await editor.uploadImage(picture);
  await settings.getByRole('textbox', { name: 'Alternative text' }).fill('Een groene fiets');
  await editor.insert('Button');
  await settings.getByRole('textbox', { name: 'Label' }).fill('Plan je rit');
  await settings.getByRole('group', { name: 'Link' }).getByRole('textbox', { name: 'Address' }).fill('/calculator');

  // A slider with three slides at the end of the page
  await editor.select('Page');
  await editor.insert('Slider');
  for (const [index, name] of ['Anna', 'Bram', 'Cleo'].entries()) {
    const slide = settings.getByRole('group', { name: `slide ${index + 1}` });
    if ((await slide.count()) === 0) {
      await settings.getByRole('button', { name: 'Add slide' }).click();
      // What is typed next is the new slide's; a robot types before the frame in which it gets the focus.
      await expect(slide.getByRole('textbox', { name: 'Name' })).toBeFocused();
    }
    await slide.getByRole('textbox', { name: 'Name' }).fill(name);
    await slide.getByRole('textbox', { name: 'Text' }).fill(`Ik fiets nu elke dag, zegt ${name}.`);
  }

  // Undo and redo
  await editor.select(/^Title/);
  await settings.getByRole('radio', { name: 'H1' }).check({ force: true });
  await expect(canvas.locator('h1')).toHaveText('Maak een proefrit');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas.locator('h1')).toHaveCount(0);
  await expect(canvas.locator('h2')).toHaveText('Maak een proefrit');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(canvas.locator('h1')).toHaveText('Maak een proefrit');

  // Save, then publish
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const documentId = await editor.findId();
  const cms = Cms.open();
  const stored = await cms.readPage(documentId, 'nl');
  expect(stored.content.blocks.map(({ type }) => type)).toEqual(['Container', 'Slider']);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .getByText(/Published/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Open page editor' })).toBeFocused();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  // The visitor
  await cms.changeSiteSettings('nl', { analyticsId: ANALYTICS });
  const site = await publishSite('nl').finally(() => cms.changeSiteSettings('nl', { analyticsId: null }));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const visitor = await context.newPage();
  const errors: string[] = [];
  visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  visitor.on('pageerror', (error) => errors.push(error.message));
  await visitor.goto(`${site.url}/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Maak een proefrit' })).toBeVisible();
  await expect(visitor.getByText('Kom langs en stap op.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Plan je rit' })).toHaveAttribute('href', '/calculator');
  const image = visitor.getByRole('img', { name: 'Een groene fiets' });
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth), 'the image arrived')
    .toBeGreaterThan(0);
  await expect(image).toHaveAttribute('srcset', /small_.*\.webp 500w.*medium_.*\.webp 1200w/);

  // All three slides fit side by side on a wide screen; on a phone the slider has somewhere to go.
  await visitor.setViewportSize({ width: 390, height: 844 });
  const slider = visitor.locator('[data-block="Slider"]');
  await slider.scrollIntoViewIfNeeded();
  const first = slider.getByText('zegt Anna');
  await untilAwake(visitor, '[data-block="Slider"]');
  const start = await first.boundingBox();
  await slider.getByRole('button', { name: /volgende/i }).click();
  await expect.poll(async () => (await first.boundingBox())?.x, 'the slider moves').not.toBe(start?.x);

  const { violations } = await new AxeBuilder({ page: visitor }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await expectAnalyticsToWait(await context.newPage(), `${site.url}/veelgestelde-vragen`, 'nl');
  expect(errors).toEqual([]);
  await context.close();
  await site.close();
  await cms.deletePage(documentId);
});
