/** The rich-text editor as a person finds it, on a page of its own. */

import { expect, type Locator, type Page } from '@playwright/test';
import type { RichTextNode } from 'page-format';
import type { MemoryEditor } from './memory-editor.ts';

export class RichText {
  readonly page: Page;
  readonly dialog: Locator;
  readonly text: Locator;
  readonly toolbar: Locator;
  /** The toolbar beside the selection. */
  readonly selection: Locator;
  readonly #editor: MemoryEditor;

  private constructor(editor: MemoryEditor) {
    const { page } = editor;
    this.#editor = editor;
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Rich text: Text' });
    this.text = this.dialog.getByRole('textbox', { name: 'Text', exact: true });
    this.toolbar = this.dialog.getByRole('toolbar', { name: 'Formatting' });
    this.selection = this.dialog.getByRole('toolbar', { name: 'Selection' });
  }

  /** Opens the page editor on a page that holds one text, which is selected. */
  static async prepare(editor: MemoryEditor, ...content: RichTextNode[]): Promise<RichText> {
    await editor.start({ id: 'text', type: 'RichText', v: 1, props: { content: { type: 'doc', content } } });
    await editor.select('Rich text');
    return new RichText(editor);
  }

  /** `prepare`, and opens the rich-text editor too. */
  static async open(editor: MemoryEditor, ...content: RichTextNode[]): Promise<RichText> {
    const richText = await RichText.prepare(editor, ...content);
    await richText.open();
    return richText;
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Click to open editor' }).click();
    await expect(this.text).toBeFocused();
    // ProseMirror takes a jump to the start within 200 ms of the focus for the browser's doing, and undoes it. A hand is
    // not as quick as these tests; a click says that somebody is there.
    await this.text.click();
    await this.#nextFrame();
  }

  #nextFrame(): Promise<void> {
    return this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  /** Presses keys one after another; the editor hears of a cursor that the browser moved only a moment later. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      await this.#nextFrame();
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses a button of the toolbar over the text. */
  async use(...names: string[]): Promise<void> {
    for (const name of names) await this.toolbar.getByRole('button', { name, exact: true }).click();
  }

  /** Selects the whole line the cursor stands in. */
  async selectLine(): Promise<void> {
    await this.press('Home', 'Shift+End');
  }

  /** Pastes as a browser does it after Ctrl+V, so that no permission for the clipboard is needed. */
  async paste(data: Record<string, string>): Promise<void> {
    await this.text.evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
  }

  /** Saves and closes the text, saves the page, and returns the blocks of text that the CMS has. */
  async store(): Promise<RichTextNode[]> {
    await this.dialog.getByRole('button', { name: 'Save and close' }).click();
    await expect(this.dialog).toBeHidden();
    return this.storePage();
  }

  /** Saves the page, and returns the blocks of text that the CMS has. */
  async storePage(): Promise<RichTextNode[]> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText('Saved', { exact: true }).first()).toBeVisible();
    return this.stored();
  }

  async stored(): Promise<RichTextNode[]> {
    const { blocks } = await this.#editor.readStored();
    return (blocks[0]?.props.content as RichTextNode | undefined)?.content ?? [];
  }
}

/** Words with marks, as they are stored. */
export function words(text: string, ...marks: (string | NonNullable<RichTextNode['marks']>[number])[]): RichTextNode {
  if (marks.length === 0) return { type: 'text', text };
  return { type: 'text', text, marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)) };
}

/** A paragraph, as it is stored. */
export function paragraph(...content: (string | RichTextNode)[]): RichTextNode {
  const attrs = { textAlign: null };
  const nodes = content.map((part) => (typeof part === 'string' ? words(part) : part));
  return nodes.length > 0 ? { type: 'paragraph', attrs, content: nodes } : { type: 'paragraph', attrs };
}

export function heading(level: number, text: string): RichTextNode {
  return { type: 'heading', attrs: { textAlign: null, level }, content: [words(text)] };
}

export function list(type: 'bulletList' | 'orderedList', ...items: RichTextNode[][]): RichTextNode {
  const content = items.map((item) => ({ type: 'listItem', content: item }));
  return type === 'orderedList' ? { type, attrs: { start: 1, type: null }, content } : { type, content };
}
