import type { RouteContract } from '@lumavelo/blocks/contract';
import { AnswerCache } from '@lumavelo/page-builder/answer-cache';
import { hasDeliveryKey } from '@lumavelo/page-builder/delivery-key';
import { limitRate } from '@lumavelo/page-builder/limit-rate';
import { parse } from '@lumavelo/page-builder/parameters';
import { sendAnswer } from '@lumavelo/page-builder/send-answer';
import { WorkQueue } from '@lumavelo/page-builder/work-queue';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { callingCountry } from '../http/site-origins.ts';

/** Answers of all calls. Many are read at once, because bikes that are asked for together cost little more than one. */
export const answers = new AnswerCache({ longestLife: 60_000, queue: new WorkQueue({ concurrency: 50 }) });

export type CallContext = Parameters<Core.ControllerHandler>[0];

/** Who calls, as far as an answer may depend on it. */
export interface Caller {
  /** The site the call comes from, by its origin; undefined when it comes from elsewhere, such as a site build. */
  country: ReturnType<typeof callingCountry>;
}

/** A call that reads: what it takes and answers, and how the one follows from the other. */
export interface Call<Query extends z.ZodType, Response extends z.ZodType> {
  contract: RouteContract<Query, Response> & { query: Query };
  /** Content types the answer is read from; a change of one of them makes it old. */
  reads: readonly string[];
  load(strapi: Core.Strapi, query: z.infer<Query>, caller: Caller): Promise<z.infer<Response>>;
}

/** A call together with the Strapi route that answers it. */
export interface DefinedCall {
  contract: RouteContract;
  reads: readonly string[];
  handler(context: CallContext): Promise<void>;
}

/**
 * Makes the route handler of a public call: checks the parameters, reads the answer (or takes the one that is kept),
 * and sends it with a hash, so that who has it already is told so in a few bytes.
 */
export function defineCall<Query extends z.ZodType, Response extends z.ZodType>(
  call: Call<Query, Response>,
): DefinedCall {
  const { contract, reads, load } = call;
  return {
    contract,
    reads,
    async handler(context) {
      const given = parse(contract.query, context.query);
      const caller: Caller = { country: callingCountry(context.get('Origin')) };
      const key = `${contract.path} ${caller.country ?? ''} ${JSON.stringify(given)}`;
      context.vary('Origin');
      const isFresh = hasDeliveryKey(context);
      sendAnswer(context, await answers.read(key, reads, () => load(strapi, given, caller), { isFresh }));
    },
  };
}

/** Strapi's routes of calls; anyone may make them, but not without end. */
export function toRoutes(calls: readonly DefinedCall[]) {
  return calls.map(({ contract: { method, path }, handler }) => ({
    method,
    path,
    handler,
    config: { auth: false as const, middlewares: [limitRate({ name: path })] },
  }));
}
