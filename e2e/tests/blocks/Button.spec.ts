import { readDataLayer, stayOnPage } from '../../src/data-layer.ts';
import { expect, test } from '../../src/gallery.ts';

test('a press pushes the items of a button, and a refused link leads nowhere', async ({ openFixture, page }) => {
  await test.step('a press pushes the items of the button, once each time', async () => {
    await openFixture('Button', 'full');
    await stayOnPage(page);
    const button = page.getByRole('link', { name: 'Calculate your saving' });
    await button.click();
    await button.press('Enter');
    const pushed = { event: 'cta_click', location: 'hero' };
    expect(await readDataLayer(page)).toEqual([pushed, pushed]);
  });

  await test.step('items without an event get an empty one', async () => {
    await openFixture('Button', 'withoutEvent');
    await stayOnPage(page);
    await page.getByRole('link', { name: 'For employers' }).click();
    expect(await readDataLayer(page)).toEqual([{ event: '', location: 'footer' }]);
  });

  await test.step('a button without items pushes nothing', async () => {
    await openFixture('Button', 'default');
    await stayOnPage(page);
    await page.getByRole('link', { name: 'Button' }).click();
    expect(await readDataLayer(page)).toEqual([]);
  });

  await test.step('a refused link leads nowhere', async () => {
    await openFixture('Button', 'refusedLink');
    await expect(page.getByText('A link that is refused')).toHaveAttribute('href', '');
  });
});
