import type { RouteContract } from '@lumavelo/blocks/contract';
import type { Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { hasDeliveryKey, parse, ResponseCache, sendResponse, WorkQueue } from 'strapi-plugin-page-builder/server';
import type { z } from 'zod';
import { callingCountry } from './site-origins.ts';

type Context = Parameters<Core.ControllerHandler>[0];

/** Many are read at once, because bikes that are asked for together cost little more than one. */
const responses = new ResponseCache({ longestLife: 60_000, queue: new WorkQueue({ concurrency: 50 }) });

/** Content types that kept responses are read from. */
const types = new Set<string>();

interface CachedRead<Query extends z.ZodType, Response extends z.ZodType> {
  contract: RouteContract<Query, Response> & { query: Query };
  /** Content types the response is read from; a change of one of them drops it. */
  reads: readonly string[];
  /** @param site the country whose site asks; undefined for who asks from elsewhere, such as a site build */
  read(query: z.infer<Query>, site: Country | undefined): Promise<z.infer<Response>>;
}

/**
 * A controller's action for a public route that reads: it checks the query, takes the response that is kept or reads it,
 * and sends it with its hash as an ETag.
 */
export function createCachedAction<Query extends z.ZodType, Response extends z.ZodType>({
  contract,
  reads,
  read,
}: CachedRead<Query, Response>) {
  for (const type of reads) types.add(type);
  return async (context: Context): Promise<void> => {
    const query = parse(contract.query, context.query);
    const site = callingCountry(context.get('Origin'));
    const key = `${contract.path} ${site ?? ''} ${JSON.stringify(query)}`;
    context.vary('Origin');
    const isFresh = hasDeliveryKey(context);
    sendResponse(context, await responses.read(key, reads, () => read(query, site), { isFresh }));
  };
}

/** Drops responses when what they were read from changes. Strapi has made all controllers before any bootstrap. */
export function followWrites(strapi: Core.Strapi): void {
  responses.listen(strapi, [...types]);
}

/** Drops all responses, so that the next requests read the database. */
export function dropResponses(): void {
  for (const type of types) responses.drop(type);
}
