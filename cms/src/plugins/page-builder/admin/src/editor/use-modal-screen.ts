import { type RefObject, useCallback, useEffect, useRef } from 'react';

interface ModalScreen<Element extends HTMLElement> {
  ref: RefObject<Element>;
  /** True for targets on the screen or in its canvas, false for those in dialogs that were opened from it. */
  holds(target: EventTarget | null): boolean;
}

/**
 * Takes the focus when the editor opens, and puts the admin behind it out of reach of keyboard and screen reader. The
 * admin's dialogs and notes are drawn beside it and stay within reach, so nothing here holds the focus by force.
 */
export function useModalScreen<Element extends HTMLElement>(
  onKey: (event: KeyboardEvent) => void,
  onPaste: (event: ClipboardEvent) => void,
): ModalScreen<Element> {
  const ref = useRef<Element>(null);
  const latestOnKey = useRef(onKey);
  latestOnKey.current = onKey;
  const latestOnPaste = useRef(onPaste);
  latestOnPaste.current = onPaste;

  useEffect(() => {
    // With the focus on nothing, keys would go to the admin behind, which saves the entry on Ctrl+S by itself.
    const catchStrayKey = (event: KeyboardEvent) => {
      if (event.target !== document.body) return;
      event.stopPropagation();
      latestOnKey.current(event);
    };
    const paste = (event: ClipboardEvent) => {
      const target = event.target as Element;
      // Dialogs of the editor's own stand on its screen, and nothing is pasted behind them.
      if (target === document.body || target.closest('[role="dialog"]') === ref.current) latestOnPaste.current(event);
    };
    window.addEventListener('keydown', catchStrayKey, true);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', catchStrayKey, true);
      window.removeEventListener('paste', paste);
    };
  }, []);

  useEffect(() => {
    // A dialog that the editor opens with has taken the focus already.
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
    // What had the focus may go away with it: a deleted block's button, a notice, a dialog whose opener is gone.
    const stray = new MutationObserver(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    });
    if (ref.current) stray.observe(ref.current, { childList: true, subtree: true });
    const admin = findAdmin(ref.current);
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    for (const part of admin) {
      part.setAttribute('inert', '');
      part.setAttribute('aria-hidden', 'true');
    }
    return () => {
      stray.disconnect();
      document.body.style.overflow = overflow;
      for (const part of admin) {
        part.removeAttribute('inert');
        part.removeAttribute('aria-hidden');
      }
    };
  }, []);

  const holds = useCallback((target: EventTarget | null) => {
    const node = target as Node | null;
    if (!node || !ref.current) return false;
    return ref.current.contains(node) || ref.current.contains(node.ownerDocument?.defaultView?.frameElement ?? null);
  }, []);

  return { ref, holds };
}

/**
 * The admin behind the screen: its root, and what it draws beside that, as its bar with Save and Publish in narrow
 * windows. A dialog that the screen was opened from keeps the focus by itself and is left alone.
 */
function findAdmin(screen: HTMLElement | null): Element[] {
  return [...document.body.children].filter(
    (part) =>
      part.id === 'strapi' ||
      (!part.contains(screen) &&
        part.querySelector('button') !== null &&
        part.querySelector('[role="dialog"]') === null),
  );
}
