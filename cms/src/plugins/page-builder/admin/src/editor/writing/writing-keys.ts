import type { Editor } from '@tiptap/core';
import { focusFloatingToolbar } from '../../kit/focus-toolbar.ts';
import { isComposing } from '../../kit/is-composing.ts';
import { passOn } from '../canvas/pass-on.ts';
import { isAllSelected, readSelection } from './text-selection.ts';
import { findEnd, type TextRole, type WritingEnd } from './writing-end.ts';

interface KeyOptions extends TextRole {
  onHistory(how: 'undo' | 'redo'): void;
  /** Opens the popover for the link at the selection. */
  openLink: { current: () => void };
  showTools(): void;
  hideTools(): void;
  end(end: WritingEnd): void;
}

/**
 * What keys do where a text is written.
 * @returns true for a key that is taken, as ProseMirror's `handleKeyDown` says it
 */
export function createKeys(options: KeyOptions): (editor: Editor, event: KeyboardEvent) => boolean {
  const { onHistory, openLink, showTools, hideTools, end } = options;
  const isFormatted = options.kind === 'richText';
  /** True when the last key was Ctrl+A. */
  let wasAll = false;
  return (editor, event) => {
    // An input method has the key.
    if (isComposing(event)) return false;
    readSelection(editor);
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === 'Control' || key === 'Meta') return false;
    const isCommand = (ctrlKey || metaKey) && !altKey;
    const letter = isCommand ? key.toLowerCase() : '';
    const { selection, doc } = editor.state;
    if (letter === 'z' || (letter === 'y' && !shiftKey)) {
      event.preventDefault();
      onHistory(letter === 'z' && !shiftKey ? 'undo' : 'redo');
      return true;
    }
    // With the shift key, others are the text's own, such as that of struck words.
    if (shiftKey && isCommand) return false;
    // With something to link, as in the dialog; without, the key means the editor, as everywhere on the page.
    if (letter === 'k' && isFormatted && (!selection.empty || editor.isActive('link'))) {
      event.preventDefault();
      showTools();
      openLink.current();
      return true;
    }
    // Whoever saves in the middle of a sentence goes on with it.
    if (letter === 's') {
      passOn(event, () => {});
      return true;
    }
    // The first selects the text, the next one what is around it.
    const isAll = letter === 'a';
    const isSecond = isAll && wasAll && isAllSelected(doc, selection);
    wasAll = isAll;
    const isOfPage = isSecond || letter === 'd' || letter === 'k' || key === 'F6';
    if (isOfPage) {
      passOn(event, () => end({ how: 'kept' }));
      return true;
    }
    if (altKey && key === 'F10') {
      event.preventDefault();
      showTools();
      focusFloatingToolbar();
      return true;
    }
    const found = findEnd(editor, options, event);
    if (found) {
      event.preventDefault();
      end(found);
      return true;
    }
    if (!isCommand && !altKey && changesText(key)) hideTools();
    if (key === 'Enter' && !isFormatted) {
      event.preventDefault();
      editor.view.dispatch(editor.state.tr.insertText('\n').scrollIntoView());
      return true;
    }
    return false;
  };
}

function changesText(key: string): boolean {
  return [...key].length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete';
}
