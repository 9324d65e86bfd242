import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * What a native dialog is given to stand over everything as soon as it is drawn: Escape closes it, and neither the editor's
 * shortcuts nor its clipboard reach through it. Closed, it gives the focus back to what had it.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    onKeyDown: stop,
    onPaste: stop,
  };
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
