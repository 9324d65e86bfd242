import { fixtures } from '@lumavelo/blocks/fixtures';
import { LOCALES } from '@lumavelo/blocks/site';
import type { Page } from '@playwright/test';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { findSeriousProblems, loadAxe } from '../../src/axe.ts';
import { forgiveNotFound } from '../../src/console-errors.ts';
import { COMPONENTS, expect, refuseComponents, test } from '../../src/gallery.ts';

/**
 * Every sample of every block, the states of those that wait for an answer among them, as it comes and with all its
 * parts opened. The full run looks at every language on three screens; else English is looked at on two, and every other
 * block in one of the other languages on a telephone's: what a language changes is words.
 */
const WIDTHS = sample([1440, 390, 834], 2);
const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

// Nothing is looked at halfway through a movement.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [index, type] of Object.keys(fixtures).entries()) {
  const [translation] = TRANSLATED.slice(index % TRANSLATED.length);
  const others = isFull ? TRANSLATED : [translation].slice(index % 2);
  const looks = [
    { locale: 'en', widths: WIDTHS },
    ...others.map((locale) => ({ locale, widths: isFull ? WIDTHS : [390] })),
  ];
  test(`axe finds nothing serious in the samples of ${type}`, async ({ openFixture, page, consoleErrors }) => {
    const found: string[] = [];
    const look = async (place: string) => {
      for (const problem of await findSeriousProblems(page)) found.push(`${place}: ${problem}`);
    };
    await refuseComponents(page);
    for (const { locale, widths } of looks) {
      await page.setViewportSize({ width: widths[0] as number, height: 900 });
      await openFixture(type, locale === 'en' ? 'all' : `all.${locale}`);
      await loadAxe(page);
      if (await hasClosedParts(page)) await look(`${locale}, closed`);
      const dialogs = await openParts(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await look(`${locale}, ${width} px`);
      }
      for (let dialog = 0; dialog < dialogs; dialog += 1) {
        await showDialog(page, dialog);
        await look(`${locale}, popup ${dialog + 1}`);
      }
    }
    expect(found).toEqual([]);
    forgiveNotFound(consoleErrors, COMPONENTS);
  });
}

function hasClosedParts(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector('details:not([open]), [role="tabpanel"]:not([data-open])') !== null,
  );
}

/** Opens what visitors open: answers and tabs. Returns the number of popups, which are looked at one by one. */
function openParts(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const panel of document.querySelectorAll('[role="tabpanel"]')) panel.toggleAttribute('data-open', true);
    return document.querySelectorAll('main dialog').length;
  });
}

function showDialog(page: Page, index: number): Promise<void> {
  return page.evaluate((wanted) => {
    document.querySelectorAll<HTMLDialogElement>('main dialog').forEach((dialog, at) => {
      if (dialog.open) dialog.close();
      if (at === wanted) dialog.showModal();
    });
  }, index);
}
