/** Takes the pictures of `pnpm pictures words`: panels and dialogs of the editor in each of its languages, side by side. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Block } from 'page-format';
import sharp from 'sharp';
import { de } from '../../cms/src/plugins/page-builder/admin/src/translations/de.ts';
import { en, type TextKey } from '../../cms/src/plugins/page-builder/admin/src/translations/en.ts';
import { fr } from '../../cms/src/plugins/page-builder/admin/src/translations/fr.ts';
import { nl } from '../../cms/src/plugins/page-builder/admin/src/translations/nl.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { waitForJournal } from '../src/journal.ts';

const LANGUAGES = { en, de, nl, fr } as const;
const PORT = Number(process.env.TEST_PORT || 1437) + 9;
const ADDRESS = `http://127.0.0.1:${PORT}/ours.html`;
const SCREEN = { width: 1440, height: 900 };

const FILE = {
  ...{ name: 'vlak.png', url: '/uploads/vlak.png', mime: 'image/png', ext: '.png', width: 400, height: 300 },
  ...{ alternativeText: null, folder: null },
};
const IMAGE = { $ref: 'media', documentId: 'vlak', snapshot: FILE };
/** The same as the media library lists it. */
const LISTED = { ...FILE, documentId: 'vlak', thumbnail: null, size: 1, createdAt: '2026-01-01T00:00:00.000Z' };
const BLOCKS: readonly Block[] = [
  { id: 'kop', type: 'Title', v: 1, props: { title: 'Fiets van de zaak', type: 1 } },
  { id: 'tekst', type: 'Text', v: 1, props: { content: 'Kies je fiets, wij regelen de rest.' } },
  {
    id: 'opmaak',
    type: 'RichText',
    v: 1,
    props: {
      content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'In vier stappen.' }] }] },
    },
  },
  { id: 'beeld', type: 'Image', v: 1, props: { file: IMAGE, alt: 'Een vlak' } },
  { id: 'leeg', type: 'Image', v: 1, props: {} },
  { id: 'lijst', type: 'Features', v: 1, props: {} },
  { id: 'kaart', type: 'BlockButton', v: 1, props: {} },
];

/** What the page offers of its CMS. */
interface MemoryWindow {
  memoryCms: {
    write(values: object, by: string, kind: 'save'): void;
    setFaults(faults: { isLoggedOut?: boolean }): void;
  };
}

/** One language's editor on a page, and what is looked at of it. */
class Looking {
  readonly page: Page;
  readonly canvas: FrameLocator;
  readonly #texts: Readonly<Record<TextKey, string>>;
  readonly pictures = new Map<string, Buffer>();

  constructor(page: Page, texts: Readonly<Record<TextKey, string>>) {
    this.page = page;
    this.canvas = page.frameLocator('iframe').first();
    this.#texts = texts;
  }

  say(key: TextKey): string {
    return this.#texts[key];
  }

  /** Clicks a block, and leaves its text, so that the block itself is selected. */
  async select(id: string): Promise<void> {
    const block = this.canvas.locator(`[data-block-id="${id}"]`).first();
    await block.click();
    if ((await this.canvas.locator('[contenteditable="true"]:focus').count()) > 0) await this.escape();
  }

  /** Runs a command by the name that it has in this language. */
  async command(key: TextKey): Promise<void> {
    await this.page.keyboard.press('Control+K');
    const input = this.page.getByRole('combobox').last();
    await input.fill(this.say(key));
    await input.press('Enter');
  }

  side(side: 'left' | 'right'): Locator {
    return this.page.locator(`[data-side="${side}"]`);
  }

  async see(name: string, part: Locator = this.page.locator('dialog[open], [role="dialog"]').last()): Promise<void> {
    await part.waitFor();
    // Pictures of blocks and what is measured come a moment later: until two looks are the same.
    let picture: Buffer = Buffer.alloc(0);
    for (let last = picture; picture.length === 0 || !picture.equals(last); ) {
      last = picture;
      picture = await part.screenshot({ animations: 'disabled', caret: 'hide' });
    }
    this.pictures.set(name, picture);
  }

  async escape(times = 1): Promise<void> {
    for (let pressed = 0; pressed < times; pressed++) await this.page.keyboard.press('Escape');
  }
}

async function look(looking: Looking): Promise<void> {
  const { page } = looking;
  const [left, right] = [looking.side('left'), looking.side('right')];
  const whole = page.locator('[role="dialog"]').first();
  await looking.see('editor', whole);
  await looking.see('blocks', left);
  for (const [name, key] of [
    ['sections', 'command.sections'],
    ['translation', 'command.translation'],
    ['problems', 'command.problems'],
    ['outline', 'command.outline'],
  ] as const) {
    await looking.command(key);
    await looking.see(name, left);
  }
  for (const [id, name] of [
    ['kop', 'title'],
    ['beeld', 'image'],
    ['opmaak', 'rich-text'],
    ['lijst', 'features'],
    ['kaart', 'call-to-action'],
  ] as const) {
    await looking.select(id);
    await looking.see(`settings-${name}`, right);
  }
  await looking.select('kop');
  await looking.see('toolbar', page.getByRole('toolbar').last());
  await page.getByRole('toolbar').last().getByRole('button').last().click();
  await looking.see('block-menu', page.getByRole('menu'));
  await looking.escape();
  await page.keyboard.press('Control+K');
  await looking.see('commands');
  await looking.escape();
  for (const [name, key] of [
    ['shortcuts', 'command.shortcuts'],
    ['move-to', 'moveTo.title'],
    ['templates', 'command.templates'],
    ['save-section', 'sections.save'],
    ['rename', 'rename.title'],
    ['transform', 'transform.title'],
    ['insert', 'command.insertAfter'],
    ['compare-languages', 'languages.title'],
    ['messages', 'command.messages'],
  ] as const) {
    await looking.select('kop');
    await looking.command(key);
    await looking.see(name);
    await looking.escape();
  }
  await looking.command('comparison.versions');
  await looking.see('versions', whole);
  await looking.escape();
  await looking.select('leeg');
  await right.locator('[data-picks]').first().click();
  await looking.see('files');
  await looking.escape();
  await looking.select('beeld');
  await right.locator('[data-crops]').first().click();
  await looking.see('crop');
  await looking.escape();
  await looking.select('opmaak');
  await right.getByRole('button', { name: looking.say('richText.open') }).click();
  await looking.see('rich-text');
  await page.keyboard.press('Control+K');
  await looking.see('link');
  await looking.escape(2);
  await looking.command('find.title');
  await looking.see('find', page.getByRole('search').last());
  await looking.escape();
  await page.getByRole('button', { name: looking.say('editor.publish'), exact: true }).click();
  await looking.see('publish-refused', page.getByText(looking.say('publish.failed')).locator('xpath=../..'));
  await lookAtUnsaved(looking);
}

/** What is asked where something is not stored: after a crash, beside somebody else, without a login, without a network. */
async function lookAtUnsaved(looking: Looking): Promise<void> {
  const { page } = looking;
  const title = looking.side('right').getByRole('textbox').first();
  await looking.select('kop');
  await title.fill('Van mij');
  await waitForJournal(page, 'Van mij');
  await page.reload();
  await page.getByRole('button').first().click();
  const notice = page.getByRole('region', { name: looking.say('recovery.name') }).last();
  await looking.see('recovery-notice', notice);
  await notice.getByRole('button', { name: looking.say('versions.compare') }).click();
  await looking.see('recovery');
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: looking.say('recovery.restore') })
    .click();
  const other = BLOCKS.map((block) =>
    block.id === 'kop' ? { ...block, props: { ...block.props, title: 'Van Bea' } } : block,
  );
  await page.evaluate(
    (blocks) =>
      (window as unknown as MemoryWindow).memoryCms.write(
        { content: { format: 'page', formatVersion: 1, blocks } },
        'Bea',
        'save',
      ),
    other,
  );
  await page.keyboard.press('Control+S');
  await looking.see('merge');
  await looking.escape();
  await page.evaluate(() => (window as unknown as MemoryWindow).memoryCms.setFaults({ isLoggedOut: true }));
  await page.keyboard.press('Control+S');
  await looking.see('login', page.getByRole('dialog', { name: looking.say('login.title') }));
  await looking.escape();
}

const [folder = '.'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const built = await mkdtemp(join(tmpdir(), 'words-'));
const server = await serve(built);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--hide-scrollbars'] });
try {
  const found: Looking[] = [];
  for (const [language, texts] of Object.entries(LANGUAGES)) {
    const page = await browser.newPage({ viewport: SCREEN, reducedMotion: 'reduce' });
    await page.addInitScript((given) => Object.assign(window, given), {
      startPage: { format: 'page', formatVersion: 1, blocks: BLOCKS },
      startSurroundings: { files: [LISTED] },
    });
    await page.route('**/uploads/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="#1f7a55" d="M0 0h400v300H0z"/></svg>',
      }),
    );
    page.on('dialog', (question) => void question.accept());
    await page.goto(`${ADDRESS}?language=${language}`);
    await page.getByRole('button').first().click();
    const looking = new Looking(page, texts);
    await looking.canvas.locator('[data-block-id]').first().waitFor();
    await look(looking);
    found.push(looking);
    await page.close();
  }
  for (const name of found[0]?.pictures.keys() ?? []) {
    await placeBeside(
      found.flatMap(({ pictures }) => pictures.get(name) ?? []),
      join(folder, `${name}.webp`),
    );
  }
} finally {
  await browser.close();
  server.kill();
  await rm(built, { recursive: true, force: true });
}

/** Builds and serves the editor on its host in memory. */
async function serve(target: string): Promise<ChildProcess> {
  const child = spawn('node', ['src/serve-memory-editor.ts', target, String(PORT)], {
    cwd: '../bench',
    stdio: 'inherit',
  });
  for (;;) {
    if (
      await fetch(ADDRESS).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
    if (child.exitCode !== null) throw new Error('The editor in memory ended.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The same part in each language: wide ones below each other in two columns, narrow ones in a row. */
async function placeBeside(pictures: readonly Buffer[], path: string): Promise<void> {
  const GAP = 16;
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const cell = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const columns = cell.width > 480 ? 2 : pictures.length;
  const rows = Math.ceil(pictures.length / columns);
  const ground = {
    width: columns * (cell.width + GAP) + GAP,
    height: rows * (cell.height + GAP) + GAP,
    channels: 3 as const,
    background: '#e9e5e1',
  };
  const layers = pictures.map((input, index) => ({
    input,
    left: GAP + (index % columns) * (cell.width + GAP),
    top: GAP + Math.floor(index / columns) * (cell.height + GAP),
  }));
  const whole = await sharp({ create: ground }).composite(layers).png().toBuffer();
  await sharp(whole)
    .resize({ width: Math.min(ground.width, 1800) })
    .webp({ quality: 70 })
    .toFile(path);
}
