import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/**
 * The text of a response; undefined where it is longer than so many bytes. Leaving the loop ends the connection.
 * @throws what reading it ends with
 */
export async function readBounded(response: Response, bytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of Readable.fromWeb(response.body as ReadableStream)) {
    size += part.byteLength;
    if (size > bytes) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
