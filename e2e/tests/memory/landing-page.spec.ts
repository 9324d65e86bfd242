/** How much work a page is: every press of a key and of the mouse counts, beside the texts and the words searched for. */
import type { Locator } from '@playwright/test';
import { expect, type MemoryEditor, plainPicture, test } from '../../src/memory-editor.ts';

/** What a page of 21 blocks may take. */
const MOST = { presses: 45, clicks: 32 };

/** Somebody who builds a page, and counts. */
class Builder {
  presses = 0;
  clicks = 0;

  readonly #editor: MemoryEditor;

  constructor(editor: MemoryEditor) {
    this.#editor = editor;
  }

  async press(key: string): Promise<void> {
    this.presses += 1;
    await this.#editor.page.keyboard.press(key);
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Below the last block, which selects the page. */
  async clickBesidePage(): Promise<void> {
    this.clicks += 1;
    const { height } = (await this.#editor.canvas.locator('html').boundingBox()) ?? { height: 0 };
    await this.#editor.canvas.locator('html').click({ position: { x: 20, y: height - 10 } });
  }

  /** Writes once there is a caret. */
  async write(text: string): Promise<void> {
    await expect(this.#editor.canvas.locator('[contenteditable="true"]:focus')).toHaveCount(1);
    await this.#editor.page.keyboard.type(text);
  }

  async paragraph(text: string): Promise<void> {
    await this.press('Enter');
    await this.write(text);
  }

  /** Has a block inserted by what it is called. */
  async insert(name: string): Promise<void> {
    await this.press('/');
    await this.choose(name);
  }

  async choose(name: string): Promise<void> {
    const field = this.#editor.page.getByRole('combobox', { name: 'Insert a block' });
    await expect(field).toBeFocused();
    await this.#editor.page.keyboard.type(name);
    await this.press('Enter');
    await expect(field).toHaveCount(0);
  }

  async title(text: string): Promise<void> {
    await this.insert('Title');
    await this.write(text);
  }

  async setLevel(title: string, level: string): Promise<void> {
    const { canvas, page } = this.#editor;
    await this.click(canvas.getByRole('heading', { name: title }));
    await this.click(page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: /^Level/ }));
    await this.click(page.getByRole('menuitemradio', { name: level, exact: true }));
  }

  async setLink(label: string, address: string): Promise<void> {
    const { canvas, page } = this.#editor;
    await this.click(canvas.getByRole('link', { name: label }));
    await this.click(page.getByRole('toolbar', { name: 'Selected block' }).getByRole('button', { name: /^Link/ }));
    await page.keyboard.type(address);
    await this.press('Enter');
  }
}

test('a landing page of 21 blocks takes few keys and clicks', { tag: '@full' }, async ({ editor, page }) => {
  const { canvas } = editor;
  await editor.surround({ files: [{ ...plainPicture('fiets.png'), alternativeText: 'Een groene fiets' }] });
  await editor.start();
  await editor.show('Blocks');
  const builder = new Builder(editor);

  await builder.click(editor.blocks.getByRole('button', { name: 'Container', exact: true }));
  await builder.title('Een fiets van de zaak');
  await builder.paragraph('Voor iedereen die werkt.');
  await builder.press('Enter');
  await builder.insert('Button container');
  await builder.write('Bereken je voordeel');
  await builder.paragraph('Vraag het je werkgever');
  // An empty button ends the row, an empty paragraph the section.
  for (let left = 0; left < 3; left += 1) await builder.press('Enter');

  await builder.insert('Container');
  await builder.title('Zo werkt het');
  await builder.press('Enter');
  await builder.insert('Columns');
  await builder.title('Kies een fiets');
  await builder.paragraph('Bij een winkel in de buurt.');
  await builder.click(canvas.getByRole('button', { name: 'Add a block to Column 2' }));
  await builder.choose('Title');
  await builder.write('Rij weg');
  await builder.paragraph('Je werkgever regelt de rest.');
  for (let left = 0; left < 3; left += 1) await builder.press('Enter');

  await builder.insert('Container');
  await builder.title('Waarom');
  await builder.press('Enter');
  await builder.insert('Rich text');
  await builder.write('Omdat het scheelt, in geld en in tijd.');
  await builder.clickBesidePage();
  await builder.insert('Container');
  await builder.title('Begin vandaag');
  await builder.press('Enter');
  await builder.insert('Button container');
  await builder.write('Vraag een offerte');

  await builder.click(canvas.getByText('Omdat het scheelt'));
  await builder.click(editor.blocks.getByRole('button', { name: 'Image', exact: true }));
  await expect(editor.settings.getByRole('button', { name: 'Choose an image' })).toBeFocused();
  await builder.press('Enter');
  await builder.click(editor.foundFiles.first());
  await builder.click(editor.files.getByRole('button', { name: 'Choose', exact: true }));

  await builder.setLevel('Een fiets van de zaak', 'H1');
  await builder.setLevel('Kies een fiets', 'H3');
  await builder.setLevel('Rij weg', 'H3');
  await builder.setLink('Bereken je voordeel', '/calculator');
  await builder.setLink('Vraag het je werkgever', '/werkgever');
  await builder.setLink('Vraag een offerte', '/offerte');

  await expect(canvas.locator('[data-block]')).toHaveCount(21);
  await expect(page.getByRole('button', { name: /^Problems/ })).toHaveAccessibleName('Problems');
  expect(builder.presses).toBeLessThanOrEqual(MOST.presses);
  expect(builder.clicks).toBeLessThanOrEqual(MOST.clicks);
});
