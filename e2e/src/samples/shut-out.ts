/** What axe finds on the page of a block's samples: as it comes, with its parts opened, and in each of its popups. */
import type { Page } from '@playwright/test';
import { findSeriousProblems, loadAxe } from '../axe.ts';

/**
 * Looks at the open page, and leaves its parts opened.
 * @param widths of the window that the opened parts are looked at in
 * @returns serious problems, each as a sentence
 */
export async function findProblemsOfSamples(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  const look = async (place: string) => {
    for (const problem of await findSeriousProblems(page)) found.push(`${place}: ${problem}`);
  };
  await loadAxe(page);
  if (await hasClosedParts(page)) await look('closed');
  const dialogs = await openParts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(`${width} px`);
  }
  for (let dialog = 0; dialog < dialogs; dialog += 1) {
    await showDialog(page, dialog);
    await look(`popup ${dialog + 1}`);
  }
  return found;
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
