import { useEffect } from 'react';

/**
 * Carries the keys that are pressed while the focus is on the page itself over to its frame, where the editor hears
 * them: React hears only what happens to elements it has drawn, and the page it draws into is none of them.
 */
export function useCanvasKeys(page: HTMLElement | null): void {
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
    canvas.addEventListener('keydown', carry);
    return () => canvas.removeEventListener('keydown', carry);
  }, [page]);
}
