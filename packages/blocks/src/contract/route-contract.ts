import type { z } from 'zod';

/** What a route of the CMS takes and what it responds with. */
export interface RouteContract<
  Query extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST';
  /** Below `/api`, with `{name}` for its variable parts. */
  path: string;
  /** One sentence for the description at `/api/openapi.json`. */
  summary: string;
  /** Variable parts of the path. */
  params?: Readonly<Record<string, z.ZodType>>;
  /** Without it there are no parameters. */
  query?: Query;
  body?: Body;
  /** How the body is sent; JSON unless this says otherwise. */
  bodyType?: 'application/json' | 'multipart/form-data';
  response: Response;
  /** Of a route that creates something. */
  status?: 200 | 201;
  /** True where responses come from memory with an ETag, by which a caller learns that nothing changed. */
  isCached?: boolean;
  /** True where nobody gets in without a token. Other routes are open to pages of the sites, so many times a minute. */
  needsToken?: boolean;
  /** Refusals beyond those that every route has. */
  mayRefuse?: readonly (401 | 403 | 404)[];
}

/** A contract with the types of its schemas kept. */
export function defineContract<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract;
}
