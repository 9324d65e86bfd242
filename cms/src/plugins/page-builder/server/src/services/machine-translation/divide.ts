/** Puts texts into batches of at most so many texts and bytes, in their order. One that is too large for any is alone. */
export function divide(texts: readonly string[], limit: { texts: number; bytes: number }): string[][] {
  const batches: string[][] = [];
  let room = { texts: 0, bytes: 0 };
  for (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (room.texts < 1 || bytes > room.bytes) {
      batches.push([]);
      room = limit;
    }
    batches.at(-1)?.push(text);
    room = { texts: room.texts - 1, bytes: room.bytes - bytes };
  }
  return batches;
}
