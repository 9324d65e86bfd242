/** The page editor as a person finds it: by the accessible names of its parts. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page, type Request } from '@playwright/test';
import { CMS_URL } from './cms.ts';
import { isNotStrapis, recordErrors } from './console-errors.ts';
import { extendWithProfile, type Session } from './worker-profile.ts';

/** Milliseconds that the admin may take until it shows an entry, on a machine that is busy with other things. */
const ADMIN_LOADS = 60_000;

type Panel = 'Blocks' | 'Sections' | 'Outline' | 'Problems' | 'Translation';

export class Editor {
  readonly page: Page;
  readonly blocks: Locator;
  readonly sections: Locator;
  readonly settings: Locator;
  readonly problems: Locator;
  readonly outline: Locator;
  readonly canvas: FrameLocator;
  /** Whether settings beside the main ones are folded, as they are at first; to be set before `open`. */
  foldsSettings = false;
  /** Requests of the page that have no answer yet. */
  readonly #waiting = new Set<Request>();

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => this.#waiting.add(request));
    page.on('requestfinished', (request) => this.#waiting.delete(request));
    page.on('requestfailed', (request) => this.#waiting.delete(request));
    this.blocks = page.getByRole('region', { name: 'Blocks' });
    this.sections = page.getByRole('region', { name: 'Sections' });
    this.settings = page.getByRole('region', { name: 'Block settings' });
    this.problems = page.getByRole('region', { name: 'Problems' });
    this.outline = page.getByRole('tree', { name: 'Outline' });
    this.canvas = page.frameLocator('iframe[title="Page canvas"]');
  }

  /** Opens the edit view of a new page in a locale. */
  async goToNewPage(locale: string): Promise<void> {
    await this.page.goto(
      `/admin/content-manager/collection-types/api::page.page/create?plugins[i18n][locale]=${locale}`,
    );
    await this.#waitForAdmin(this.page.getByRole('textbox', { name: 'title' }));
  }

  /** Opens the edit view of a stored page: of its draft, or of what is published, which can only be read. */
  async goToPage(documentId: string, locale: string, status: 'draft' | 'published' = 'draft'): Promise<void> {
    const query = status === 'published' ? '&status=published' : '';
    await this.page.goto(
      `/admin/content-manager/collection-types/api::page.page/${documentId}?plugins[i18n][locale]=${locale}${query}`,
    );
  }

  async open(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Open page editor' });
    await this.#waitForAdmin(button);
    await this.#unfoldSettings();
    await button.click();
    await expect(this.page.getByRole('dialog', { name: 'Page editor' })).toBeVisible();
    await expect(this.canvas.locator('body')).toBeVisible();
    await this.#beginWithOutline();
  }

  /** As somebody finds the settings who has unfolded them all. */
  async #unfoldSettings(): Promise<void> {
    if (this.foldsSettings) return;
    await this.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('page-builder:sides') ?? '{}') as object;
      const unfolded = ['content', 'layout', 'style', 'analytics', 'advanced'];
      localStorage.setItem('page-builder:sides', JSON.stringify({ unfolded, ...kept }));
    });
  }

  /** In a window with room for panels: most tests look at the outline first. The focus stays where it is. */
  async #beginWithOutline(): Promise<void> {
    if ((await this.#panelButton('Blocks').getAttribute('aria-pressed')) !== 'true') return;
    const focused = await this.page.evaluateHandle(() => document.activeElement as HTMLElement | null);
    await this.show('Outline');
    await focused.evaluate((element) => element?.focus());
  }

  /** @throws when the admin does not come, with what it shows and waits for instead */
  async #waitForAdmin(part: Locator): Promise<void> {
    await part.waitFor({ timeout: ADMIN_LOADS }).catch(async (cause: unknown) => {
      const shown = (await this.page.locator('body').textContent({ timeout: 1_000 }))?.slice(0, 500);
      const waiting = [...this.#waiting].map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`${this.page.url()} shows "${shown}" and waits for ${waiting.join(', ') || 'no answer'}.`, {
        cause,
      });
    });
  }

  /** Opens a panel at the left, or closes it. */
  async press(panel: Panel): Promise<void> {
    await this.#panelButton(panel).click();
  }

  /** Opens a panel at the left, unless it is open. */
  async show(panel: Panel): Promise<void> {
    const button = this.#panelButton(panel);
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  }

  #panelButton(panel: string): Locator {
    return this.page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: new RegExp(`^${panel}`) });
  }

  /** Chooses a block in the palette; it is inserted at the selection and selected. */
  async insert(label: string): Promise<void> {
    await this.show('Blocks');
    await this.blocks.getByRole('button', { name: label, exact: true }).click();
    await expect(this.settings.getByText(label, { exact: true }).first()).toBeVisible();
  }

  /** Selects a row of the outline, such as `Columns` or `Column 2`. */
  async select(row: string | RegExp): Promise<void> {
    await this.show('Outline');
    // A row's element holds the rows below it too, so the click goes to its own line at the top.
    await this.outline
      .getByRole('treeitem', { name: row })
      .first()
      .click({ position: { x: 60, y: 10 } });
  }

  /** The dialog that chooses files, while it is open. */
  get files(): Locator {
    return this.page.getByRole('dialog', { name: /^Choose an? (image|video|file)$/ });
  }

  /** Uploads a file and takes it for the open image property. */
  async uploadImage(path: string): Promise<void> {
    await this.settings.getByRole('button', { name: 'Choose an image' }).first().click();
    await this.files.locator('input[type="file"]').setInputFiles(path);
    await expect(this.file(basename(path))).toHaveAttribute('aria-selected', 'true');
    await this.files.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(this.settings.getByRole('button', { name: 'Replace' }).first()).toBeVisible();
  }

  /** Takes a file that is in the media library already. */
  async chooseImage(name: string, within: Locator = this.settings): Promise<void> {
    await within.getByRole('button', { name: 'Choose an image' }).first().click();
    await this.files.getByRole('searchbox', { name: 'Search files' }).fill(name);
    await this.file(name).click();
    await this.files.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(this.files).toBeHidden();
  }

  /** What the dialog found, and what was just uploaded. */
  get foundFiles(): Locator {
    return this.files.getByRole('listbox', { name: 'Files' }).getByRole('option');
  }

  /** A file in the dialog, by its name. */
  file(name: string): Locator {
    return this.files.getByRole('option', { name: `${name} ` });
  }

  /** The id of the page, once the admin's address names it: a new page is stored before it does. */
  async findId(): Promise<string> {
    await this.page.waitForURL(({ pathname }) => !pathname.endsWith('/create'));
    return new URL(this.page.url()).pathname.split('/').pop() as string;
  }

  /** Saves the page and waits until the server has it. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText('Saved', { exact: true }).first()).toBeVisible();
  }
}

interface EditorTest {
  editor: Editor;
  consoleErrors: string[];
}

const profileTest = extendWithProfile(async () => ({
  address: CMS_URL,
  // What `log-in.ts` left.
  session: JSON.parse(await readFile(String(process.env.E2E_STORAGE), 'utf8')) as Session,
}));

/** Tests that begin logged in, with the editor's parts at hand, and fail when the console shows an error. */
export const test = profileTest.extend<EditorTest>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors = recordErrors(page, isNotStrapis);
      await use(errors);
      expect(errors, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page }, use) => use(new Editor(page)),
});

export { expect };
