/** A key press, of React or of the browser. */
type Press = Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | { nativeEvent: KeyboardEvent };

/**
 * True for a key that belongs to an input method, such as the Enter that takes its suggestion or the Escape that drops
 * it. Safari reports such a key after the end of the composition: there the key code 229 alone marks it.
 */
export function isComposing(event: Press): boolean {
  const { isComposing: isWithin, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isWithin || keyCode === 229;
}
