import { type AnyExtension, Editor, type Extensions, type JSONContent } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { addCanvasStyles } from './canvas-styles.ts';

interface SurfaceOptions {
  /** The element right around the text: for a formatted one, around its paragraphs. */
  element: HTMLElement;
  extensions: Extensions;
  content: JSONContent;
  /** What it is called, for those who do not see where it stands. */
  label: string;
  isFormatted: boolean;
  isMultiline: boolean;
  /** True where words alone may change: no sign that is typed makes a list or a link of them. */
  wordsOnly: boolean;
  props: Pick<EditorProps, 'handleKeyDown' | 'handlePaste'>;
  onHistory(how: 'undo' | 'redo'): void;
}

/**
 * Makes the element that shows a text its editor. What React drew there is put aside as it is, and goes back afterwards:
 * React goes on from there, whatever the typing does to the text.
 */
export function mountSurface(options: SurfaceOptions): { editor: Editor; unmount(): void } {
  const { element, extensions, content, label, isFormatted, isMultiline, wordsOnly, props, onHistory } = options;
  addCanvasStyles(element.ownerDocument);
  const drawn = [...element.childNodes];
  const before = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  // Without its text the page is less high for a moment, and would be scrolled up by that.
  const screen = element.ownerDocument.defaultView;
  const { scrollX = 0, scrollY = 0 } = screen ?? {};
  element.replaceChildren();
  element.style.whiteSpace = 'pre-wrap';
  // The block is outlined already.
  element.style.outline = 'none';
  element.style.boxShadow = 'none';
  // Before ProseMirror hears of it: 20 ms after a focus it puts its selection back, and a key may have moved the caret.
  element.setAttribute('contenteditable', 'true');
  element.focus({ preventScroll: true });
  const editor = new Editor({
    element: { mount: element },
    // Its styles would go into the admin's document.
    injectCSS: false,
    extensions: wordsOnly ? extensions.map(withoutNewLinks) : extensions,
    enableInputRules: !wordsOnly,
    content,
    // Tiptap's keys are for documents of blocks; in words alone every key is the browser's or ours.
    enableCoreExtensions: isFormatted || { keymap: false },
    editorProps: {
      ...props,
      attributes: {
        'aria-label': label,
        'data-canvas-control': '',
        ...(isMultiline && { 'aria-multiline': 'true' }),
        ...(isFormatted && { 'data-formatted': '' }),
      },
      handleDOMEvents: {
        // A link, a button or the head of a closed part around the text is written, and does nothing.
        click: preventDefault,
        auxclick: preventDefault,
        // Without words, as a picture comes, it is the page's to take.
        paste: (_view, { clipboardData }) => !['text/plain', 'text/html'].some((type) => clipboardData?.getData(type)),
        // The browser's own menu has these, too.
        beforeinput(_view, event) {
          if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
          event.preventDefault();
          onHistory(event.inputType === 'historyUndo' ? 'undo' : 'redo');
          return true;
        },
      },
    },
  });
  screen?.scrollTo(scrollX, scrollY);
  return {
    editor,
    unmount() {
      editor.destroy();
      for (const { name } of [...element.attributes]) if (!before.has(name)) element.removeAttribute(name);
      for (const [name, value] of before) element.setAttribute(name, value);
      element.replaceChildren(...drawn);
    },
  };
}

/** Addresses that are typed or pasted stay words. */
function withoutNewLinks(extension: AnyExtension): AnyExtension {
  return extension.name === 'link' ? extension.configure({ autolink: false, linkOnPaste: false }) : extension;
}

function preventDefault(_view: unknown, event: Event): boolean {
  event.preventDefault();
  return false;
}
