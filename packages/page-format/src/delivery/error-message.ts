/**
 * The server's own words in the body of an answer that reports an error: `{ error: { message } }`, as the CMS answers, or
 * `{ error: '…' }`, as others do.
 * @param body of any shape
 * @returns an empty text where there are none
 */
export function readErrorMessage(body: unknown): string {
  const error = read(body, 'error');
  const words = typeof error === 'string' ? error : read(error, 'message');
  return typeof words === 'string' ? words.trim() : '';
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
