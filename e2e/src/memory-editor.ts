/** The page editor on its host in memory: no Strapi, no login, and a page of its own for every test. */
import { test as base, expect, type Page } from '@playwright/test';
import type { Block, PageDocument } from 'page-format';
import { recordErrors } from './console-errors.ts';
import { Editor } from './editor.ts';

const ADDRESS = `${process.env.MEMORY_EDITOR_URL}/ours.html`;

interface MemoryFaults {
  isOffline?: boolean;
  isLoggedOut?: boolean;
  refusal?: { status: number; message: string } | undefined;
}

/** What the page offers of its CMS; see `memory-host/memory-cms.ts` of the plugin. */
interface MemoryWindow {
  startPage?: PageDocument;
  memoryCms: {
    state: { values: { content: PageDocument } };
    setFaults(faults: MemoryFaults): void;
    write(values: { content: PageDocument }, by: string): void;
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

  /** Decides what the next requests meet; without them the CMS answers. */
  setFaults(faults: MemoryFaults): Promise<void> {
    return this.page.evaluate((next) => (window as unknown as MemoryWindow).memoryCms.setFaults(next), faults);
  }

  /** Stores a page of these blocks, as somebody who has it open elsewhere. */
  writeAsOther(blocks: Block[]): Promise<void> {
    const content: PageDocument = { format: 'page', formatVersion: 1, blocks };
    return this.page.evaluate((values) => (window as unknown as MemoryWindow).memoryCms.write(values, 'Bea'), {
      content,
    });
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
