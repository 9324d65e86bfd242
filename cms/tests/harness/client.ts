import { sharedCms } from './shared-cms.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers differ per endpoint; tests state what they expect
  body: any;
  headers: Headers;
}

interface Request {
  method?: string;
  /** An object is sent as JSON; texts, bytes and forms as they are. */
  body?: object | string;
  headers?: Record<string, string>;
  as?: 'admin' | 'api' | 'nobody';
  /** `manual` where an answer may lead elsewhere, such as to a site that does not run. */
  redirect?: RequestRedirect;
}

/** A request to the CMS of the tests. */
export async function call(
  path: string,
  { method, body, headers, redirect, as = 'nobody' }: Request = {},
): Promise<Answer> {
  const { url, adminToken, apiToken } = sharedCms();
  const tokens = { admin: adminToken, api: apiToken, nobody: undefined };
  const token = tokens[as];
  const isForm = body instanceof FormData;
  const isRaw = isForm || typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(redirect && { redirect }),
    ...(body !== undefined && { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: readBody(text), headers: response.headers };
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
