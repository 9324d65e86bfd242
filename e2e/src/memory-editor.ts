/** The page editor on its host in memory: no Strapi, no login, and a page of its own for every test. */
import { expect, type Page } from '@playwright/test';
import { type Block, createId, type PageDocument } from 'page-format';
import { recordErrors } from './console-errors.ts';
import { Editor } from './editor.ts';
import { extendWithProfile } from './worker-profile.ts';

const ADDRESS = `${process.env.MEMORY_EDITOR_URL}/ours.html`;

interface MemoryFaults {
  isOffline?: boolean;
  /** Milliseconds until an answer comes. */
  delay?: number;
  /** What is asked is done, and the answer is lost. */
  isCut?: boolean;
  /** Meets one save alone, the next one. */
  isOnce?: boolean;
  isLoggedOut?: boolean;
  /** With a path: of each request that begins so. */
  refusal?: { status: number; message: string; path?: string } | undefined;
}

/** What the CMS has beside the page. */
interface Surroundings {
  /** By content type. */
  entries?: Record<string, readonly ({ documentId: string } & Record<string, unknown>)[]>;
  files?: readonly object[];
  /** Addresses of the sites, by their names. */
  sites?: Record<string, string>;
  /** What public routes respond with, by their names below `/api`. */
  responses?: Record<string, unknown>;
  /** The entry in further languages. */
  translations?: Record<string, { content: PageDocument } & Record<string, unknown>>;
  /** What texts of the original said when they were translated, by their versions. */
  formerPage?: PageDocument;
  former?: readonly { block: string; place: string; version: string; text: string | object }[];
  /** Translations that were confirmed on other pages, from the named language. */
  memory?: readonly { id?: number; from: string; source: string; target: string }[];
  /** Whether these can be deleted, by their ids. */
  mayForget?: boolean;
  /** What words are called in the language of the page. */
  glossary?: readonly { from: readonly string[]; to: readonly string[]; isKept: boolean }[];
  /** What a translation service answers, by block, place and number of a text. */
  machine?: { left: number; texts: Record<string, { text: string | object } | { problem: string }> };
}

/** What every picture of the media library shows. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path fill="#1f7a55" d="M0 0h40v30H0z"/></svg>';

/** A picture of the media library, which has no alternative text. */
export function plainPicture(name: string) {
  return {
    ...{ documentId: name, name, ext: '.png', mime: 'image/png', width: 40, height: 30 },
    ...{ url: `/uploads/${name}`, thumbnail: null, folder: null, alternativeText: null },
    ...{ size: 1, createdAt: '2026-01-01T00:00:00.000Z' },
  };
}

/** What the page offers of its CMS; see `memory-host/memory-cms.ts` of the plugin. */
interface MemoryWindow {
  startPage?: PageDocument;
  memoryCms: {
    state: { values: { content: PageDocument }; sources: Record<string, object> };
    setFaults(faults: MemoryFaults): void;
    write(values: { content: PageDocument }, by: string, kind: 'save' | 'publish'): void;
  };
}

export class MemoryEditor extends Editor {
  /** Whether the page can only be looked at; to be set before `start`. */
  isReadOnly = false;
  /** Whether its texts alone can be changed, as by a translator; to be set before `start`. */
  isTranslator = false;

  /** Gives the CMS more than a page; to be called before `start`. */
  async surround(surroundings: Surroundings): Promise<void> {
    await this.page.addInitScript((startSurroundings) => Object.assign(window, { startSurroundings }), surroundings);
  }

  /** Gives the entry of the page more than a title, and texts that are translated; to be called before `start`. */
  async fillEntry(startEntry: { values: object; texts: readonly object[] }): Promise<void> {
    await this.page.addInitScript((entry) => Object.assign(window, { startEntry: entry }), startEntry);
  }

  /** Opens the editor on a page of these blocks; on an empty one without any. What an earlier one left is forgotten. */
  async start(...blocks: readonly Block[]): Promise<void> {
    if (this.page.url().startsWith(ADDRESS)) {
      await this.page.goto('about:blank');
      const session = await this.page.context().newCDPSession(this.page);
      await session.send('Storage.clearDataForOrigin', { origin: new URL(ADDRESS).origin, storageTypes: 'all' });
      await session.detach();
    }
    const page: PageDocument = { format: 'page', formatVersion: 1, blocks: [...blocks] };
    await this.page.addInitScript((startPage) => Object.assign(window, { startPage }), page);
    await this.page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }));
    await this.page.goto(ADDRESS + (this.isReadOnly ? '?read-only' : this.isTranslator ? '?translator' : ''));
    await this.open();
  }

  /**
   * Opens the editor on a page of one block, and selects it.
   * @param label the block's name in the outline
   */
  async openBlock(label: string, block: Pick<Block, 'type'> & Partial<Block>): Promise<void> {
    await this.start({ id: createId(), v: 1, props: {}, ...block });
    await this.select(new RegExp(`^${label}`));
  }

  /** What the CMS has of that block. */
  async storedProps(): Promise<Block['props']> {
    return (await this.readStored()).blocks[0]?.props ?? {};
  }

  /** Decides what the next requests meet; without them the CMS answers. */
  setFaults(faults: MemoryFaults): Promise<void> {
    return this.page.evaluate((next) => (window as unknown as MemoryWindow).memoryCms.setFaults(next), faults);
  }

  /** Stores a page of these blocks, as somebody who has it open elsewhere. */
  writeAsOther(blocks: readonly Block[], kind: 'save' | 'publish' = 'save'): Promise<void> {
    const content: PageDocument = { format: 'page', formatVersion: 1, blocks: [...blocks] };
    return this.page.evaluate(
      ([page, how]) => (window as unknown as MemoryWindow).memoryCms.write({ content: page }, 'Bea', how),
      [content, kind] as const,
    );
  }

  /** What the CMS knows of where blocks were translated from. */
  readSources(): Promise<Record<string, object>> {
    return this.page.evaluate(() => (window as unknown as MemoryWindow).memoryCms.state.sources);
  }

  /** The entry as the CMS has it. */
  readEntry(): Promise<Record<string, unknown>> {
    return this.page.evaluate(() => (window as unknown as MemoryWindow).memoryCms.state.values);
  }

  /** The page as the CMS has it. */
  readStored(): Promise<PageDocument> {
    return this.page.evaluate(() => (window as unknown as MemoryWindow).memoryCms.state.values.content);
  }
}

/** Tests that fail when the console shows an error. */
export const test = extendWithProfile(async () => ({ address: ADDRESS })).extend<{
  editor: MemoryEditor;
  consoleErrors: string[];
}>({
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
