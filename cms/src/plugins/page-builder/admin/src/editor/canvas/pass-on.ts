/**
 * Hands a key on to the page once the writing has ended, or what was typed is on the page. The element may be gone by
 * then, and the key would end with it.
 */
export function passOn(event: KeyboardEvent, end: () => void): void {
  const page = (event.target as Element).closest('.Page');
  event.stopPropagation();
  end();
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const again = new KeyboardEvent('keydown', {
    key,
    code,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
    bubbles: true,
    cancelable: true,
  });
  if (page?.dispatchEvent(again) === false) event.preventDefault();
}
