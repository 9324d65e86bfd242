import { dequal } from 'dequal/lite';
import { isEmptyRichText, type RichTextNode } from 'page-format';
import { flushSync } from 'react-dom';
import { readPlainText } from '../../model/text-blocks.ts';
import type { TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import type { InPlace, Pressed, RichTextEnd, TextCaret } from '../rich-text/in-place/write-in-place.ts';
import type { BlockStates } from '../states/block-states.ts';
import { findRichTextProp, type RichTextProp, UNSEEN } from './text-prop.ts';

type TextEditor = typeof import('../rich-text/in-place/write-in-place.ts');

/** A formatted text and the element of the canvas that shows it: the one right around its paragraphs. */
export interface ShownRichText extends RichTextProp {
  element: HTMLElement;
}

/** The formatted text that is written now, and the tools for it, which come with the text editor. */
export interface WrittenRichText extends Pick<InPlace, 'editor' | 'openLink'> {
  page: HTMLElement;
  Tools: TextEditor['WritingTools'];
}

/** Writes formatted texts where they stand on the canvas. */
export interface RichTextWriting {
  get(): WrittenRichText | undefined;
  subscribe(listener: () => void): () => void;
  /** Lets a text be written, once the text editor is loaded; what is typed until then is not lost. */
  begin(page: HTMLElement, id: string, shown: ShownRichText, caret: TextCaret): void;
  /** True from the beginning on. */
  isWritten(id: string): boolean;
  /** Ends the writing, also one whose text editor is still loaded; what was typed is kept. */
  end(): void;
  /**
   * Has a block drawn as though something stood in its empty formatted text; `begin` follows, or the block is released.
   * @returns the name of that text; undefined when the block has no empty one
   */
  drawEmpty(id: string): string | undefined;
}

interface RichTextWritingTools {
  store: EditorStore;
  states: BlockStates;
  t: TFunction;
  nameType(type: string): string;
  /** Says why a text cannot be written. */
  refuse(reason: string): void;
  /** Goes on after the writing has ended. */
  onEnd(page: HTMLElement, id: string, how: RichTextEnd): void;
}

/** A paragraph in which nothing can be seen. */
const BLANK: RichTextNode = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: UNSEEN }] }],
};

export function createRichTextWriting({
  store,
  states,
  t,
  nameType,
  refuse,
  onEnd,
}: RichTextWritingTools): RichTextWriting {
  const { registry } = store;
  const blockOf = (id: string) => store.getSession().tree.blocks.get(id);
  const listeners = new Set<() => void>();
  let written: WrittenRichText | undefined;
  let active: InPlace | undefined;
  /** The block whose text is written, or will be once the text editor is loaded. */
  let current: string | undefined;

  const setWritten = (next: WrittenRichText | undefined) => {
    written = next;
    flushSync(() => {
      for (const listener of listeners) listener();
    });
  };

  const start = (
    { writeInPlace, WritingTools }: TextEditor,
    page: HTMLElement,
    block: TreeBlock,
    { element, path }: ShownRichText,
    caret: TextCaret,
    pressed: readonly Pressed[],
  ): InPlace | undefined => {
    const { id } = block;
    const now = blockOf(id);
    const prop = now && findRichTextProp(registry, now, path);
    const before = findRichTextProp(registry, block, path)?.stored;
    // Changed by something else while the text editor was loaded: it is drawn anew, and to be asked for again.
    if (!prop || !element.isConnected || !dequal(prop.stored, before)) {
      states.release(id);
      return undefined;
    }
    const started = writeInPlace({
      store,
      id,
      prop,
      element,
      caret,
      pressed,
      label: nameType(block.type),
      placeholder: { whole: t('richText.placeholder'), line: t('richText.placeholderLine') },
      onEnd(how, unmount) {
        current = undefined;
        active = undefined;
        setWritten(undefined);
        unmount();
        states.release(id);
        onEnd(page, id, how);
      },
    });
    if ('unknown' in started) {
      states.release(id);
      refuse(t('richText.refused', { reason: started.unknown }));
      return undefined;
    }
    const { editor, openLink } = started;
    active = started;
    setWritten({ page, editor, openLink, Tools: WritingTools });
    return started;
  };

  /** What was typed for a text editor that could not start: a paragraph at the end. */
  const keepWords = (id: string, path: string, words: string) => {
    const block = blockOf(id);
    const prop = block && findRichTextProp(registry, block, path);
    if (!prop) return;
    const before = isEmptyRichText(prop.stored) ? [] : (prop.stored.content ?? []);
    const text = { ...prop.stored, content: [...before, ...(readPlainText(words).content ?? [])] };
    store.perform({ type: 'setProp', id, ...prop.write(text) });
  };

  return {
    get: () => written,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isWritten: (id) => current === id,
    end() {
      active?.end('left');
      current = undefined;
    },
    drawEmpty(id) {
      const block = blockOf(id);
      const names = Object.keys(registry.get(block?.type ?? '')?.props ?? {});
      const path = names.find((name) => {
        const prop = block && findRichTextProp(registry, block, name);
        return prop && isEmptyRichText(prop.stored);
      });
      if (!block || path === undefined) return undefined;
      const as = { ...block, props: { ...block.props, [path]: BLANK } };
      flushSync(() => states.hold(as));
      return path;
    },
    begin(page, id, shown, caret) {
      const block = blockOf(id);
      if (!block || current === id) return;
      this.end();
      current = id;
      // From now on the element is not React's to change.
      if (!states.findHeld(id)) flushSync(() => states.hold(block));
      const typing = holdTyping(page, nameType(block.type));
      const finish = (loaded: TextEditor | undefined) => {
        const { pressed, isLeft } = typing.end();
        const text = readWords(pressed);
        if (current !== id) {
          states.release(id);
          if (text !== '') keepWords(id, shown.path, text);
          return;
        }
        const isWanted = loaded && !(isLeft && text === '');
        const started = isWanted ? start(loaded, page, block, shown, caret, pressed) : undefined;
        if (!started) {
          current = undefined;
          states.release(id);
          if (text !== '') keepWords(id, shown.path, text);
          if (!isLeft) page.focus({ preventScroll: true });
        } else if (isLeft) started.end('left');
      };
      void import('../rich-text/in-place/write-in-place.ts').then(finish, () => {
        finish(undefined);
        refuse(t('richText.notLoaded'));
      });
    },
  };
}

/** The words of what was pressed, for a text editor that could not start. */
function readWords(pressed: readonly Pressed[]): string {
  return pressed.map((press) => ('text' in press ? press.text : press.key.key === 'Enter' ? '\n\n' : '')).join('');
}

/** Keys that the browser has to do with while there is nothing to press them in. */
const BROWSERS = new Set(['F5', 'F11', 'F12', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** Takes the keys until the text editor is there: a field that nobody sees. */
function holdTyping(page: HTMLElement, label: string): { end(): { pressed: readonly Pressed[]; isLeft: boolean } } {
  const canvas = page.ownerDocument;
  const pressed: Pressed[] = [];
  const field = canvas.createElement('textarea');
  field.setAttribute('aria-label', label);
  field.setAttribute('data-canvas-control', '');
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0';
  canvas.body.append(field);
  field.focus({ preventScroll: true });

  const takeText = () => {
    const last = pressed.at(-1);
    if (last && 'text' in last) last.text += field.value;
    else if (field.value !== '') pressed.push({ text: field.value });
    field.value = '';
  };
  field.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) takeText();
  });
  field.addEventListener('compositionend', takeText);
  field.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, isComposing } = event;
    const isLetter = [...key].length === 1 && !(ctrlKey || metaKey);
    const isPasted = (ctrlKey || metaKey) && key.toLowerCase() === 'v';
    if (isComposing || isLetter || isPasted || BROWSERS.has(key)) return;
    event.preventDefault();
    event.stopPropagation();
    const last = pressed.at(-1);
    if (key === 'Backspace' && last && 'text' in last && last.text !== '')
      last.text = [...last.text].slice(0, -1).join('');
    else pressed.push({ key: { key, code, ctrlKey, metaKey, shiftKey, altKey } });
  });
  return {
    end() {
      const frame = canvas.defaultView?.frameElement;
      const isLeft = canvas.activeElement !== field || frame?.ownerDocument.activeElement !== frame;
      takeText();
      field.remove();
      return { pressed, isLeft };
    },
  };
}
