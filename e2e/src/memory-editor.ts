/** The page editor on its host in memory: no Strapi, no login, and a page of its own for every test. */
import { test as base, expect, type Page } from '@playwright/test';
import type { Block, PageDocument } from 'page-format';
import { recordErrors } from './console-errors.ts';
import { Editor } from './editor.ts';

const ADDRESS = `${process.env.MEMORY_EDITOR_URL}/ours.html`;

/** What the page offers of its CMS; see `memory-host/memory-cms.ts` of the plugin. */
interface MemoryWindow {
  startPage?: PageDocument;
  memoryCms: {
    state: { values: { content: PageDocument } };
    setFaults(faults: { isOffline?: boolean; delay?: number; isLoggedOut?: boolean }): void;
  };
}

export class MemoryEditor extends Editor {
  /** Opens the editor on a page of these blocks; on an empty one without any. */
  async start(...blocks: readonly Block[]): Promise<void> {
    const page: PageDocument = { format: 'page', formatVersion: 1, blocks: [...blocks] };
    await this.page.addInitScript((startPage) => Object.assign(window, { startPage }), page);
    await this.page.goto(ADDRESS);
    await this.open();
  }

  override async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Open page editor' }).click();
    await expect(this.page.getByRole('dialog', { name: 'Page editor' })).toBeVisible();
    await expect(this.canvas.locator('body')).toBeVisible();
  }

  /** The page as the CMS has it. */
  readStored(): Promise<PageDocument> {
    return this.page.evaluate(() => (window as unknown as MemoryWindow).memoryCms.state.values.content);
  }
}

/** Tests that fail when the console shows an error. */
export const test = base.extend<{ editor: MemoryEditor; consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }: { page: Page }, use) => {
      const errors = recordErrors(page);
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page }, use) => use(new MemoryEditor(page)),
});

export { expect };
