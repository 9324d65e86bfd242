/** What every block has to do that stands for the component of an external script, with the script played by the test. */
import type { Page } from '@playwright/test';
import { expect, test } from './gallery.ts';
import { readLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { pushDown } from './push-down.ts';

interface ScriptEmbedCase {
  type: string;
  /** Path of the script. */
  script: string;
  /** Name of the element that the script registers. */
  tag: string;
  texts: { loading: string; notLoaded: string; notRegistered: string };
  /** Attributes that the component gets in the sample `default`. */
  attributes: Readonly<Record<string, string>>;
}

export function testScriptEmbed({ type, script, tag, texts, attributes }: ScriptEmbedCase): void {
  const place = (page: Page) => page.locator('script-embed');
  const component = (page: Page) => page.locator(tag);

  /** Registers the element after some milliseconds, as a script that has to fetch more first. */
  const registerAfter = (delay: number) =>
    `setTimeout(() => customElements.define('${tag}', class extends HTMLElement {
      connectedCallback() { this.textContent = 'It works'; }
    }), ${delay}); window.scriptRan = true;`;

  const serve = (page: Page, body: string) =>
    page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

  /** One element stands behind all these blocks; unless the run is full, its ways are tested in one of them. */
  const ways = type === 'CalculatorPageElement' ? {} : { tag: '@full' };

  const scriptRan = (page: Page) => page.waitForFunction(() => 'scriptRan' in window);

  test(
    'shows the component once its script registered it, with nothing moving, or says that it did not come',
    ways,
    async ({ openFixture, page, consoleErrors }) => {
      await watchLayoutShift(page);
      await serve(page, registerAfter(0));
      await openFixture(type, 'default');
      await expect(component(page)).toHaveText('It works');
      await expect(page.getByText(texts.loading)).toBeHidden();
      await expect(place(page)).toHaveCSS('min-height', '550px');
      expect(await readLayoutShift(page)).toBeLessThan(0.01);
      for (const [name, value] of Object.entries(attributes))
        await expect(component(page)).toHaveAttribute(name, value);

      await page.unroute(`**${script}`);
      await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: '' }));
      await openFixture(type, 'default');
      await expect(page.getByRole('alert')).toHaveText(texts.notLoaded);
      await expect(page.getByText(texts.loading)).toBeHidden();
      // The browser's own line about the 404 is all there is.
      expect(consoleErrors.splice(0)).toHaveLength(1);
      await page.unroute(`**${script}`);
      await serve(page, registerAfter(0));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(component(page)).toHaveText('It works');
      await expect(page.getByRole('alert')).toBeHidden();

      for (const [sample, text] of [
        ['failed', texts.notLoaded],
        ['notRegistered', texts.notRegistered],
      ] as const) {
        await openFixture(type, sample);
        await expect(page.getByRole('alert')).toHaveText(text);
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await expect(place(page)).toHaveCSS('min-height', '550px');
      }
    },
  );

  test('a script that came and registered nothing is fetched again when asked', ways, async ({ openFixture, page }) => {
    await serve(page, '');
    await openFixture(type, 'default');
    await expect(page.getByRole('alert')).toHaveText(texts.notRegistered);
    await page.unroute(`**${script}`);
    await serve(page, registerAfter(0));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(component(page)).toHaveText('It works');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a component that is registered after 400 ms is in time', ways, async ({ openFixture, page }) => {
    await page.clock.install();
    await serve(page, registerAfter(400));
    await openFixture(type, 'default');
    await scriptRan(page);
    await page.clock.runFor(400);
    await expect(component(page)).toHaveText('It works');
    await page.clock.runFor(200);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test(
    'a component that is registered after 600 ms is too late, but there when asked again',
    ways,
    async ({ openFixture, page }) => {
      await page.clock.install();
      await serve(page, registerAfter(600));
      await openFixture(type, 'default');
      await expect(page.getByText(texts.loading)).toBeVisible();
      await scriptRan(page);
      await page.clock.runFor(500);
      await expect(page.getByRole('alert')).toHaveText(texts.notRegistered);
      await page.clock.runFor(200);
      await expect(page.getByRole('alert')).toHaveText(texts.notRegistered);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(component(page)).toHaveText('It works');
    },
  );

  test('fetches the script only when a visitor comes near', ways, async ({ openFixture, page }) => {
    let fetched = 0;
    await page.route(`**${script}`, (route) => {
      fetched += 1;
      return route.fulfill({ contentType: 'text/javascript', body: registerAfter(0) });
    });
    await pushDown(page);
    await openFixture(type, 'default');
    await expect(place(page)).toHaveAttribute('data-state', 'loading');
    await page.evaluate(() => customElements.whenDefined('script-embed').then(() => undefined));
    expect(fetched).toBe(0);
    await place(page).scrollIntoViewIfNeeded();
    await expect(component(page)).toHaveText('It works');
    expect(fetched).toBe(1);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('says that one is needed', ways, async ({ openFixture, page }) => {
      await openFixture(type, 'default');
      await expect(page.getByText('Please turn on JavaScript in your browser to use this.')).toBeVisible();
      await expect(page.getByText(texts.loading)).toBeHidden();
    });
  });
}
