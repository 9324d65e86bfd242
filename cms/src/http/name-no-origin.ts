interface Exchange {
  get(header: string): string;
  remove(header: string): void;
}

/**
 * Keeps answers to requests that name no origin free of headers that let origins read them: `strapi::cors`, before which
 * this stands, lets all origins read those, the admin's among them.
 */
export default function createMiddleware() {
  return async (context: Exchange, next: () => Promise<void>): Promise<void> => {
    try {
      await next();
    } finally {
      if (context.get('Origin') === '') context.remove('Access-Control-Allow-Origin');
    }
  };
}
