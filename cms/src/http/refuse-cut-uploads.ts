import { stat } from 'node:fs/promises';

interface SentFile {
  filepath: string;
  /** Bytes that arrived. */
  size: number;
}

interface Exchange {
  request: { files?: Record<string, SentFile | SentFile[]> };
}

/**
 * Refuses files that are shorter on the disk than they arrived: the parser goes on when a disk is full, and half a film
 * is a film to whoever looks at its beginning.
 * @throws Error as of a full disk: what it said itself is not heard before the file is closed
 */
export default function createMiddleware() {
  return async ({ request }: Exchange, next: () => Promise<void>): Promise<void> => {
    for (const file of Object.values(request.files ?? {}).flat()) {
      // A file that could not even be begun is not there.
      const { size } = await stat(file.filepath).catch(() => ({ size: 0 }));
      if (size === file.size) continue;
      const message = `Of ${file.size} bytes of an upload, ${size} are on the disk.`;
      throw Object.assign(new Error(message), { code: 'ENOSPC' });
    }
    await next();
  };
}
