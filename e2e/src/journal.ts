/** The safety copy that the editor keeps in the browser. */
import { expect, type Page } from '@playwright/test';

/** Waits until the browser has a change in its storage: it writes at once, but not within the key press. */
export async function waitForJournal(page: Page, text: string) {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const request = indexedDB.open('page-builder');
            request.onsuccess = () => {
              const all = request.result.transaction('changes').objectStore('changes').getAll();
              all.onsuccess = () => {
                request.result.close();
                resolve(JSON.stringify(all.result));
              };
            };
          }),
      ),
    )
    .toContain(text);
}
