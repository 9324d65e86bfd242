import { AnswerCache } from '@lumavelo/page-builder/answer-cache';
import { hasDeliveryKey } from '@lumavelo/page-builder/delivery-key';
import { limitRate } from '@lumavelo/page-builder/limit-rate';
import { parse } from '@lumavelo/page-builder/parameters';
import { sendAnswer } from '@lumavelo/page-builder/send-answer';
import { WorkQueue } from '@lumavelo/page-builder/work-queue';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { callingCountry } from '../http/site-origins.ts';
import type { DescribedCall } from './describe-calls.ts';

/** Answers of all calls. Many are read at once, because bikes that are asked for together cost little more than one. */
export const answers = new AnswerCache({ longestLife: 60_000, queue: new WorkQueue({ concurrency: 50 }) });

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
      const key = `${path} ${caller.country ?? ''} ${JSON.stringify(given)}`;
      context.vary('Origin');
      const isFresh = hasDeliveryKey(context);
      sendAnswer(context, await answers.read(key, reads, () => load(strapi, given, caller), { isFresh }));
    },
  };
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
