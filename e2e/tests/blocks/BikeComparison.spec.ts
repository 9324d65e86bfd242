import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from '../../src/gallery.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Bikes compared' });
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) });

test('bikes stand side by side; what is equal can be hidden; without bikes the way leads back', async ({
  openFixture,
  page,
}) => {
  await test.step('three bikes stand side by side, with the section for e-bikes last', async () => {
    await openFixture('BikeComparison', 'full');
    await expect(table(page).getByRole('columnheader')).toHaveText([
      /Lumavelo\s*Singel\s*2026\s*€\s2\.999/,
      /Lumavelo\s*Alpenpass\s*2026\s*€\s3\.899/,
      /Lumavelo\s*Fels 29\s*2025\s*€\s2\.499/,
    ]);
    await expect(table(page).locator('.BikeComparison-section')).toHaveText([
      'Frame',
      'Drivetrain',
      'Brakes',
      'E-bike',
    ]);
    await expect(row(page, 'Motor').getByRole('cell')).toHaveText([
      'Bosch Active Line40 Nm, quiet, in the bottom bracket',
      'Bosch Performance Line75 Nm, made for hills',
      '–',
    ]);
    await expect(table(page).getByRole('link', { name: 'Singel' })).toHaveAttribute(
      'href',
      '/en/bikes/lumavelo-singel',
    );
  });

  await test.step('the switch hides what is equal', async () => {
    await openFixture('BikeComparison', 'default');
    const onlyDifferences = page.getByRole('switch', { name: 'Show differences only' });
    await expect(onlyDifferences).not.toBeChecked();
    await expect(row(page, 'Material')).toBeVisible();
    await onlyDifferences.focus();
    await page.keyboard.press('Space');
    await expect(onlyDifferences).toBeChecked();
    await expect(row(page, 'Material')).toBeHidden();
    await expect(row(page, 'Display')).toBeHidden();
    await expect(row(page, 'Weight')).toBeVisible();
    await onlyDifferences.uncheck();
    await expect(row(page, 'Material')).toBeVisible();
  });

  await test.step('of one bike nothing is equal, and the free places lead to more bikes', async () => {
    await openFixture('BikeComparison', 'oneBike');
    const add = table(page).getByRole('link', { name: 'Add a bike' });
    await expect(add).toHaveCount(2);
    await expect(add.first()).toHaveAttribute('href', '/en/bikes');
    await page.getByRole('switch').check();
    await expect(row(page, 'Material')).toBeVisible();
    await expect(table(page).getByText('E-bike')).toHaveCount(0);
  });

  for (const sample of ['empty', 'failed']) {
    await test.step(`the sample ${sample} leads back to the search`, async () => {
      await openFixture('BikeComparison', sample);
      await expect(page.getByText('You have not picked any bikes to compare yet.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/en/bikes');
      await expect(page.getByRole('table')).toHaveCount(0);
    });
  }

  await test.step('waiting says so', async () => {
    await openFixture('BikeComparison', 'loading');
    await expect(page.getByRole('status')).toHaveText('Loading your bikes…');
  });

  await test.step('back goes one step back in history', async () => {
    await openFixture('BikeComparison', 'empty');
    const before = page.url();
    await openFixture('BikeComparison', 'full');
    await untilAwake(page, '.BikeComparison');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(before);
  });

  await test.step('nothing is wider than a screen of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openFixture('BikeComparison', 'longText');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('bikes are compared as far as a page can without script', async ({ openFixture, page }) => {
    await test.step('a page that cannot know the bikes leads to the search', async () => {
      await openFixture('BikeComparison', 'loading');
      await expect(page.getByRole('status')).toBeHidden();
      await expect(page.getByText('You have not picked any bikes to compare yet.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/en/bikes');
    });

    await test.step('the switch works all the same, and back leads to the bikes', async () => {
      await openFixture('BikeComparison', 'default');
      await page.getByRole('switch').check();
      await expect(row(page, 'Material')).toBeHidden();
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/en/bikes');
    });
  });
});
