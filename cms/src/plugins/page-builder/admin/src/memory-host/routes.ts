import type { RequestOptions } from '../api/server.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A request as routes see it. */
export interface Request {
  body: Values;
  /** Of an upload. */
  file: File | undefined;
  params: Values;
}

/** @param parts of the path, without the query */
export type Route = (request: Request, parts: readonly string[]) => unknown;

/** By method and path, such as `GET page-builder/versions/*`; a `*` stands for any one part. */
export type Routes = Readonly<Record<string, Route>>;

/** The first route whose name fits, part by part. */
export function findRoute(routes: Routes, method: string, parts: readonly string[]): Route | undefined {
  const name = Object.keys(routes).find((known) => {
    const [verb = '', pattern = ''] = known.split(' ');
    const wanted = pattern.split('/');
    return (
      verb === method &&
      wanted.length === parts.length &&
      wanted.every((part, at) => part === '*' || part === parts[at])
    );
  });
  return name === undefined ? undefined : routes[name];
}

/** A request with a copy of what is sent, as over a wire. */
export function readRequest(body: object | undefined, { params = {} }: RequestOptions): Request {
  const sent = body instanceof FormData ? body.get('files') : undefined;
  return {
    body: sent === undefined ? (structuredClone(body ?? {}) as Values) : {},
    file: sent instanceof File ? sent : undefined,
    params: params as Values,
  };
}

/** What Strapi's client throws for such an answer. */
export function refuse(status: number, error: { name?: string; message: string; details?: object }): Error {
  return Object.assign(new Error(error.message), {
    name: 'FetchError',
    status,
    response: { data: { data: null, error: { name: 'ApplicationError', status, ...error } } },
  });
}
