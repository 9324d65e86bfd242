import { expect, test } from '../../src/gallery.ts';

const NAME = 'Talk to somebody who leases bikes all day';

test('a card leads to its page or opens its popup, which holds the focus until it is left', async ({ openFixture }) => {
  await test.step('a card with a link is one link to its page', async () => {
    const page = await openFixture('BlockButton', 'full');
    const card = page.getByRole('link', { name: 'Your company rides along the canal' });
    await expect(card).toHaveAttribute('href', '/werkgever');
    await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
  });

  await test.step('a picture of another host stands in a frame of known size, and one that is refused does not stand at all', async () => {
    const page = await openFixture('BlockButton', 'externalImage');
    await expect(page.locator('[data-block] img')).toHaveAttribute('width', /^\d+$/);
    await expect(page.locator('[data-block] img')).toHaveAttribute('height', /^\d+$/);
    await openFixture('BlockButton', 'refusedImage');
    await expect(page.locator('[data-block] img')).toHaveCount(0);
  });

  await test.step('a popup opens as a modal dialog of at most 48 rem, named like its card', async () => {
    const page = await openFixture('BlockButton', 'popup');
    const dialog = page.getByRole('dialog', { name: NAME });
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: NAME }).click();
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    expect((await dialog.boundingBox())?.width).toBe(48 * 16);
    await expect(page).not.toHaveURL(/#/);
  });

  await test.step('the focus stays inside an open popup', async () => {
    const page = await openFixture('BlockButton', 'popup');
    await page.getByRole('button', { name: NAME }).click();
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      // At the ends the browser's own controls take their turn, and the page then reports its body.
      const inside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      );
      expect(inside).toBe(true);
    }
  });

  for (const [way, close] of Object.entries(waysToClose)) {
    await test.step(`${way} closes a popup, and the focus returns to the card`, async () => {
      const page = await openFixture('BlockButton', 'popup');
      const card = page.getByRole('button', { name: NAME });
      await card.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(card).toBeFocused();
    });
  }

  await test.step('a press that begins inside a popup and ends beside it leaves it open', async () => {
    const page = await openFixture('BlockButton', 'popup');
    await page.getByRole('button', { name: NAME }).press('Space');
    const text = await page.getByText('mostly within the hour').boundingBox();
    if (!text) throw new Error('The text of the popup is not visible.');
    await page.mouse.move(text.x + 10, text.y + 10);
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('an address that ends in the popup opens it', async () => {
    const page = await openFixture('BlockButton', 'popup');
    const hash = await page.getByRole('button', { name: NAME }).getAttribute('href');
    await page.goto(page.url() + hash);
    await page.reload();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

const waysToClose = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => page.getByRole('button', { name: 'Close' }).click(),
  'the space bar on the close button': async (page) => {
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Space');
  },
  'a press beside it': (page) => page.mouse.click(20, 20),
} satisfies Record<string, (page: import('@playwright/test').Page) => Promise<void>>;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the card shows its popup, and the popup can be left again', async ({ page, openFixture }) => {
    await openFixture('BlockButton', 'popup');
    await expect(page.getByText('mostly within the hour')).toBeHidden();
    await page.getByRole('link', { name: NAME }).click();
    await expect(page.getByText('mostly within the hour')).toBeVisible();
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page.getByText('mostly within the hour')).toBeHidden();
  });
});
