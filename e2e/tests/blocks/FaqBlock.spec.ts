import type { Page } from '@playwright/test';
import { readDataLayer } from '../../src/data-layer.ts';
import { expect, test } from '../../src/gallery.ts';

/** The one thing the page tells search engines. */
async function readStructuredData(page: Page) {
  const data = JSON.parse(String(await page.locator('script[type="application/ld+json"]').textContent()));
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@graph']).toHaveLength(1);
  return data['@graph'][0];
}

test('questions open one by one, are recorded, described to search engines and whole on paper', async ({
  page,
  openFixture,
}) => {
  await test.step('items are closed by default; one opens and closes without the others', async () => {
    await openFixture('FaqBlock', 'default');
    await expect(page.locator('details[open]')).toHaveCount(0);
    const salary = page.getByText('What does it do to my salary?');
    const keep = page.getByText('Can I keep the bike after three years?');
    await salary.click();
    await keep.click();
    await expect(page.getByText('Your gross salary gets smaller')).toBeVisible();
    await expect(page.getByText('You can buy it for about a fifth')).toBeVisible();
    await salary.click();
    await expect(page.getByText('Your gross salary gets smaller')).toBeHidden();
    await expect(page.getByText('You can buy it for about a fifth')).toBeVisible();
  });

  await test.step('each toggle pushes a faq event, by pointer and by keyboard', async () => {
    await openFixture('FaqBlock', 'default');
    const question = 'What does it do to my salary?';
    await page.getByText(question).click();
    await page.getByText(question).press('Enter');
    await expect(page.locator('details[open]')).toHaveCount(0);
    expect(await readDataLayer(page)).toEqual([
      { event: 'faq', question },
      { event: 'faq', question },
    ]);
  });

  await test.step('opening moves only what a visitor expects to move', async () => {
    await openFixture('FaqBlock', 'full');
    await page.evaluate(() => {
      const record = { unexpected: 0 };
      Object.assign(window, { record });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) record.unexpected += entry.value;
        }
      }).observe({ type: 'layout-shift' });
    });
    const item = page.locator('details').first();
    await item.locator('summary').click();
    await expect(item.locator('.FaqBlock-answer')).toBeVisible();
    await item.evaluate((details) =>
      Promise.all(details.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await page.evaluate(() => (window as Window & { record?: { unexpected: number } }).record?.unexpected)).toBe(
      0,
    );
  });

  await test.step('search engines get every question with its answer as plain text', async () => {
    await openFixture('FaqBlock', 'default');
    const data = await readStructuredData(page);
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity).toHaveLength(3);
    expect(data.mainEntity[2]).toEqual({
      '@type': 'Question',
      name: 'What happens if my bike is stolen?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: [
          'You are insured from the first day. Three steps, and you ride again:',
          'Report the theft to the police.',
          'Send us the report.',
          'Choose your next bike.',
          'How to lock a bike well',
        ].join('\n'),
      },
    });
  });

  await test.step('markup in questions stays text, on the page and in the structured data', async () => {
    await openFixture('FaqBlock', 'hostileText');
    await expect(page.locator('summary').first()).toHaveText('</script><b>Is this "bold"?</b>');
    await expect(page.locator('summary b')).toHaveCount(0);
    const data = await readStructuredData(page);
    expect(data.mainEntity[0].name).toBe('</script><b>Is this "bold"?</b>');
    expect(data.mainEntity[0].acceptedAnswer.text).toBe('No & never. <!-- </script> -->');
    await expect(page.locator('.FaqBlock-answer a')).toHaveAttribute('href', '');
  });

  await test.step('on paper every answer is there, though all are closed', async () => {
    await openFixture('FaqBlock', 'default');
    const answer = page.locator('.FaqBlock-answer').first();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, and rich answers keep their lists and links', async ({ page, openFixture }) => {
    await openFixture('FaqBlock', 'default');
    await page.getByText('What happens if my bike is stolen?').click();
    await expect(page.getByRole('listitem')).toHaveText([
      'Report the theft to the police.',
      'Send us the report.',
      'Choose your next bike.',
    ]);
    await expect(page.getByRole('link', { name: 'How to lock a bike well' })).toHaveAttribute('href', '/service/slot');
  });
});
