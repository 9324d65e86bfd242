/** The page editor as a person finds it, in any browser. */
import { expect } from '@playwright/test';
import { CMS_URL } from '../../src/cms.ts';
import type { Part } from './part.ts';
import type { Tab } from './tab.ts';

/** Milliseconds that the admin may take until it shows an entry, on a machine that is busy with other things. */
const ADMIN_LOADS = 60_000;

export class Editor {
  readonly tab: Tab;
  readonly blocks: Part;
  readonly settings: Part;
  readonly outline: Part;
  readonly canvas: Part;

  constructor(tab: Tab) {
    this.tab = tab;
    this.blocks = tab.get('region', 'Blocks');
    this.settings = tab.get('region', 'Block settings');
    this.outline = tab.get('tree', 'Outline');
    this.canvas = tab.frame('iframe[title="Page canvas"]');
  }

  /** Takes over the session that was opened before the tests began (`log-in.ts`), as the admin stores it. */
  async logIn(): Promise<void> {
    await this.tab.open(`${CMS_URL}/favicon.ico`);
    await this.tab.run((token) => {
      localStorage.setItem('jwtToken', JSON.stringify(token));
      localStorage.setItem('isLoggedIn', 'true');
    }, String(process.env.E2E_TOKEN));
  }

  /** Opens the page editor on a page that is new. */
  async openNewPage(title: string, slug: string): Promise<void> {
    const path = '/admin/content-manager/collection-types/api::page.page/create?plugins[i18n][locale]=nl';
    await this.tab.open(CMS_URL + path);
    const name = this.tab.get('textbox', /title/i);
    await name.shown(ADMIN_LOADS);
    await name.fill(title);
    await this.tab.get('textbox', /slug/i).fill(slug);
    await this.tab.get('button', 'Open page editor').click();
    await this.blocks.shown();
    await this.canvas.find('main').shown();
  }

  /** Opens a panel at the left, unless it is open. */
  async show(panel: 'Blocks' | 'Outline'): Promise<void> {
    const button = this.tab.find(`[data-panel="${panel.toLowerCase()}"]`);
    if ((await button.attribute('aria-pressed')) !== 'true') await button.click();
  }

  /** Chooses a block in the palette; it is inserted at the selection and selected. */
  async insert(label: string): Promise<void> {
    await this.show('Blocks');
    await this.blocks.get('button', label).click();
    await this.announced(`${label} inserted.`);
  }

  /** Waits until somebody who listens has heard a text. */
  async announced(text: string | RegExp): Promise<void> {
    await this.tab.get('status').with(text).first().shown();
  }

  /** Types of the blocks at the top of the page, as the canvas draws them. */
  async drawn(): Promise<(string | undefined)[]> {
    return (await this.canvas.find('main > [data-block]').all()).map(({ attributes }) => attributes['data-block']);
  }

  /** Saves the page, and returns its id when the server has it. */
  async save(): Promise<string> {
    await this.tab.get('button', 'Save').click();
    await this.announced(/^Saved/);
    return this.findPage();
  }

  async publish(): Promise<void> {
    await this.tab.get('button', 'Publish').click();
    await expect
      .poll(async () => [...(await this.tab.get('status').texts()), ...(await this.tab.get('alert').texts())].join())
      .toMatch(/Published/);
  }

  /** Id of the page whose editor is open, once the admin's address names it: a new page is stored before it does. */
  async findPage(): Promise<string> {
    let id = '';
    const readId = async () => {
      id = (await this.tab.run(() => location.pathname)).split('/').pop() ?? '';
      return id;
    };
    await expect.poll(readId).not.toBe('create');
    return id;
  }
}
