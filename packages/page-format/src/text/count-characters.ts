/** As people count them: spaces around a text are not drawn, and an emoji is one. */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}
