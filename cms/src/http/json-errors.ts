interface Context {
  status: number;
  message: string;
  body: unknown;
}

/**
 * Gives every refusal the error shape of the API. The router answers some by itself and in plain text, such as a method
 * that an address does not have.
 */
export default function createMiddleware() {
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    await next();
    const { status, message, body } = context;
    if (status < 400 || (typeof body === 'object' && body !== null)) return;
    context.body = {
      data: null,
      error: { status, name: `${message.replaceAll(/[^A-Za-z]/g, '')}Error`, message, details: {} },
    };
    context.status = status;
  };
}
