interface Context {
  status: number;
  message: string;
  body: unknown;
  response: { is(type: string): string | false | null };
}

/**
 * Gives every refusal the error shape of the API. The router answers some by itself and in plain text, such as a method
 * that an address does not have. Pages stay: a browser that sent a form shows what comes back.
 */
export default function createMiddleware() {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    await next();
    const { status, message, body, response } = context;
    if (status < 400 || (typeof body === 'object' && body !== null) || response.is('html')) return;
    context.body = {
      data: null,
      error: { status, name: `${message.replaceAll(/[^A-Za-z]/g, '')}Error`, message, details: {} },
    };
    context.status = status;
  };
}
