/** How many files have begun to arrive before each, in this process. */
const arrivals = new WeakMap<object, number>();
let count = 0;

/** Told of every file of a multipart request that begins to arrive. */
export function noteArrival(_field: string, file: object): void {
  count += 1;
  arrivals.set(file, count);
}

interface Exchange {
  request: { files?: Record<string, unknown> };
}

/**
 * Puts the files of a request in the order they were sent in. The parser lists them as they were written to the disk,
 * small ones first by chance, and what describes a file belongs to it by its place in the list.
 */
export default function createMiddleware() {
  return async ({ request }: Exchange, next: () => Promise<void>): Promise<void> => {
    const arrival = (file: object) => arrivals.get(file) ?? 0;
    for (const files of Object.values(request.files ?? {})) {
      if (Array.isArray(files)) files.sort((one, other) => arrival(one) - arrival(other));
    }
    await next();
  };
}
