/** Words that somebody wrote with commas between them, each once. */
export function readWords(text: string): string[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '');
}
