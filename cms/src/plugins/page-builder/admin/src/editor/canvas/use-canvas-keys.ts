import { useEffect } from 'react';
import { handlePaste } from '../commands/keyboard.ts';
import { useCommands } from '../commands/use-commands.tsx';

/**
 * Hears what is pasted while the focus is on the page itself, and carries the keys that are pressed there over to its frame, where the editor hears
 * them: React hears only what happens to elements it has drawn, and the page it draws into is none of them.
 */
export function useCanvasKeys(page: HTMLElement | null): void {
  const { commands } = useCommands();
  useEffect(() => {
    if (!page) return;
    const canvas = page.ownerDocument;
    const carry = (event: KeyboardEvent) => {
      const frame = canvas.defaultView?.frameElement;
      if (!frame || event.defaultPrevented || (event.target !== page && event.target !== canvas.body)) return;
      const { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat } = event;
      const pressed = { key, code, ctrlKey, metaKey, shiftKey, altKey, repeat, bubbles: true, cancelable: true };
      if (!frame.dispatchEvent(new KeyboardEvent('keydown', pressed))) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => handlePaste(event, commands);
    canvas.addEventListener('keydown', carry);
    canvas.addEventListener('paste', paste);
    return () => {
      canvas.removeEventListener('keydown', carry);
      canvas.removeEventListener('paste', paste);
    };
  }, [page, commands]);
}
