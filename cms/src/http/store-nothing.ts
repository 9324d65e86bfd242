interface Exchange {
  type: string;
  response: { get(header: string): string };
  set(header: string, value: string): void;
}

/** Lets no browser and no cache keep an answer of data that says nothing of it: those for everybody say for how long. */
export default function createMiddleware() {
  return async (context: Exchange, next: () => Promise<void>): Promise<void> => {
    await next();
    if (context.type === 'application/json' && !context.response.get('Cache-Control')) {
      context.set('Cache-Control', 'no-store');
    }
  };
}
