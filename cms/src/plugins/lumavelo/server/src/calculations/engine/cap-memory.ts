const MEMORY_SECTION = 5;
const HEADER_LENGTH = 8;
const PAGES_PER_MEGABYTE = 16;

/**
 * Writes a maximum into the memory declaration of a WebAssembly module. Worker limits count JavaScript's memory only;
 * with this the engine's own cannot outgrow it either: it traps, and costs one calculation and one worker.
 * @throws Error when the module declares no memory of its own
 */
export function capMemory(module: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  let at = HEADER_LENGTH;
  while (at < module.length) {
    const section = module[at];
    const size = readNumber(module, at + 1);
    const end = size.next + size.value;
    if (section === MEMORY_SECTION) {
      // One memory; then a flag that says whether a maximum follows, and the minimum.
      const minimum = readNumber(module, size.next + 2);
      const limits = [1, 1, ...writeNumber(minimum.value), ...writeNumber(megabytes * PAGES_PER_MEGABYTE)];
      const replaced = [MEMORY_SECTION, ...writeNumber(limits.length), ...limits];
      return new Uint8Array(Buffer.concat([module.subarray(0, at), Uint8Array.from(replaced), module.subarray(end)]));
    }
    at = end;
  }
  throw new Error('The WebAssembly module declares no memory, so its memory cannot be limited.');
}

/** Numbers are LEB128: seven bits a byte, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): { value: number; next: number } {
  let value = 0;
  let at = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at] ?? 0;
    at += 1;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, next: at };
  }
}

function writeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...writeNumber(Math.floor(value / 0x80))];
}
