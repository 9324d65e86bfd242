/** The safety copy that the editor keeps in the browser. */
import { expect, type Page } from '@playwright/test';

/** Waits until the browser has what was typed in its storage: it writes at once, but not within the key press. */
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
  const stores = database.transaction(['journals', 'changes']);
  const typed = await read(stores.objectStore('changes').getAll());
  const records = await read(stores.objectStore('journals').getAll());
  database.close();
  return JSON.stringify([typed, records.map(({ fields }) => fields)]);
}
