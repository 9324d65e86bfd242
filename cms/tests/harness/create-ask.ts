export interface JsonResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests say by themselves what they expect of a body
  body: any;
}

/** Asks a CMS that a test has started for itself, with a token of the admin; what has a body is a POST unless told otherwise. */
export function createAsk(url: string, token: string) {
  return async (path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<JsonResponse> => {
    const response = await fetch(url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}
