/** Shorter texts are no shorter when they are compressed. */
const WORTH_COMPRESSING = 1_000;

/** A value's JSON, compressed and in base64; the value itself where that is shorter, or the browser cannot. */
export async function deflate<Value extends object>(value: Value | string): Promise<Value | string> {
  if (typeof value === 'string') return value;
  const json = JSON.stringify(value);
  if (json.length < WORTH_COMPRESSING || typeof CompressionStream === 'undefined') return value;
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  // The parameters of one call have a limit.
  for (let start = 0; start < bytes.length; start += 8_192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  }
  return btoa(binary);
}
