/** A text that begins a line: most languages write a noun in small letters, and the first word with a capital. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
