import { parse } from '@lumavelo/page-builder/parameters';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { type AnswerCache, answers } from '../http/answer-cache.ts';
import { limitRate } from '../http/limit-rate.ts';
import { callingCountry } from '../http/site-origins.ts';
import type { DescribedCall } from './describe-calls.ts';

export type CallContext = Parameters<Core.ControllerHandler>[0];

/** Who calls, as far as an answer may depend on it. */
export interface Caller {
  /** The site the call comes from, by its origin; undefined when it comes from elsewhere, such as a site build. */
  country: ReturnType<typeof callingCountry>;
}

/** A call that reads: its parameters, its answer, and how the one follows from the other. */
export interface Call<Parameters extends z.ZodType, Answer> {
  path: string;
  /** One sentence for the description at `/api/openapi.json`. */
  summary: string;
  parameters: Parameters;
  /** Shape of the answer, for the description. */
  answer: z.ZodType<Answer>;
  /** Content types the answer is read from; a change of one of them makes it old. */
  reads: readonly string[];
  load(strapi: Core.Strapi, parameters: z.infer<Parameters>, caller: Caller): Promise<Answer>;
}

/** A call together with the Strapi route that answers it. */
export interface DefinedCall extends DescribedCall {
  reads: readonly string[];
  handler(context: CallContext): Promise<void>;
}

/**
 * Makes the route handler of a public call: checks the parameters, reads the answer (or takes the one that is kept),
 * and sends it with a hash, so that who has it already is told so in a few bytes.
 */
export function defineCall<Parameters extends z.ZodType, Answer>(call: Call<Parameters, Answer>): DefinedCall {
  const { path, summary, parameters, answer, reads, load } = call;
  return {
    method: 'GET',
    path,
    summary,
    parameters,
    answer,
    isHashed: true,
    reads,
    async handler(context) {
      const given = parse(parameters, context.query);
      const caller: Caller = { country: callingCountry(context.get('Origin')) };
      await send(context, answers, {
        key: `${path} ${caller.country ?? ''} ${JSON.stringify(given)}`,
        reads,
        load: () => load(strapi, given, caller),
      });
    },
  };
}

interface Sending {
  key: string;
  reads: readonly string[];
  load(): Promise<unknown>;
}

async function send(context: CallContext, cache: AnswerCache, { key, reads, load }: Sending): Promise<void> {
  const { body, tag } = await cache.read(key, reads, load);
  context.type = 'application/json';
  context.set('Cache-Control', 'public, max-age=0, must-revalidate');
  context.vary('Origin');
  context.etag = tag;
  context.status = 200;
  context.body = body;
  // Not Koa's own `fresh`: Node's fetch asks for no-cache along with every hash, and would never hear "not modified".
  const known = context.get('If-None-Match').split(/\s*,\s*/);
  if (known.some((entry) => entry.replace(/^W\//, '') === tag)) context.status = 304;
}

/** Strapi's routes of calls; anyone may make them, but not without end. */
export function toRoutes(calls: readonly DefinedCall[]) {
  return calls.map(({ method, path, handler }) => ({
    method,
    path,
    handler,
    config: { auth: false as const, middlewares: [limitRate({ name: path })] },
  }));
}
