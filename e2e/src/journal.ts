/** Unsaved work that the editor keeps in the browser. */
import { expect, type Page } from '@playwright/test';

/** Waits until the browser has what was typed in its storage: it writes within half a second. */
export async function waitForJournal(page: Page, text: string) {
  await expect.poll(() => page.evaluate(readJournals)).toContain(text);
}

/** Waits until the browser has let it go. */
export async function waitForNoJournal(page: Page, text: string) {
  await expect.poll(() => page.evaluate(readJournals)).not.toContain(text);
}

/** Runs in the page. */
async function readJournals(): Promise<string> {
  const read = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await read(indexedDB.open('page-builder'));
  const records = await read(database.transaction('work').objectStore('work').getAll());
  database.close();
  return records.map(({ work }) => work).join();
}
