import { rm } from 'node:fs/promises';

interface Request {
  request: { files?: Record<string, ReceivedFile | ReceivedFile[]> };
}

interface ReceivedFile {
  filepath?: string;
}

/** Deletes the temporary files of requests that were refused; Strapi deletes those of requests that went well. */
export default function createMiddleware() {
  return async (context: Request, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } finally {
      const files = Object.values(context.request.files ?? {}).flat();
      await Promise.all(files.map(({ filepath }) => filepath && rm(filepath, { force: true })));
    }
  };
}
