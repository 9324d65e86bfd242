import { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import type { RichTextNode } from 'page-format';
import { createExtensions } from '../editor-extensions.ts';
import { keepLinksClosed } from '../keep-links-closed.ts';
import { addCanvasStyles } from './canvas-styles.ts';

interface MountOptions {
  /** The element right around the paragraphs of the text. */
  element: HTMLElement;
  /** A text the schema can hold; see `readStoredText`. */
  text: RichTextNode;
  /** What it is called, for those who do not see where it stands. */
  label: string;
  placeholder: { whole: string; line: string };
  onKey: NonNullable<EditorProps['handleKeyDown']>;
  onBeforeInput(event: InputEvent): boolean;
}

/**
 * Makes the element that shows a text its editor. What React drew there is put aside as it is, and goes back afterwards:
 * React goes on from there, whatever the typing does to the text.
 */
export function mountText({ element, text, label, placeholder, onKey, onBeforeInput }: MountOptions): {
  editor: Editor;
  /** Ends the editor; what was shown is there again. */
  unmount(): void;
} {
  addCanvasStyles(element.ownerDocument);
  const drawn = [...element.childNodes];
  const before = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  element.replaceChildren();
  element.style.whiteSpace = 'pre-wrap';
  const editor = new Editor({
    element: { mount: element },
    // Its styles would go into the admin's document.
    injectCSS: false,
    extensions: createExtensions(placeholder),
    content: text,
    editorProps: {
      attributes: { 'aria-multiline': 'true', 'aria-label': label, 'data-canvas-control': '' },
      handleKeyDown: onKey,
      handleDOMEvents: {
        ...keepLinksClosed,
        beforeinput: (_view, event) => onBeforeInput(event as InputEvent),
      },
    },
  });
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
