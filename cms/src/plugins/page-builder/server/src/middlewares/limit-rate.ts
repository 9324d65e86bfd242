import { isIPv6 } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hasDeliveryKey } from '../services/delivery/delivery-key.ts';
import { BusyError } from '../services/delivery/work-queue.ts';
import { errors } from '../strapi-errors.ts';

type Middleware = Extract<Core.MiddlewareHandler, (...parameters: never[]) => unknown>;
type Context = Parameters<Middleware>[0];

const MINUTE = 60;

/** How often one visitor may make the same call in a minute, unless `CALLS_PER_MINUTE` says otherwise. */
const USUAL_LIMIT = 300;

/** Milliseconds that a slowed call waits for each one above the limit, and at most. */
const WAIT_EACH = 100;
const LONGEST_WAIT = 5_000;

export interface Limit {
  /** Calls of one name are counted together. */
  name: string;
  /** Calls a minute for one address; a share of the usual limit, such as 0.2, where a call costs more. */
  share?: number;
  /** As how many calls a request counts; one, unless said otherwise. */
  cost?: ((context: Context) => number) | undefined;
  /** What is counted together; who calls, unless said otherwise. */
  by?(context: Context): string;
  /** Calls above the limit wait, and are answered; for what is counted over many callers, of whom few call too often. */
  isSlowed?: boolean;
}

/**
 * A route middleware that answers 429 with `Retry-After` to who calls too often, and 503 with `Retry-After` to all while
 * the process has enough to do. Visitors are told apart by the address they come from and by nothing they say
 * themselves; behind a proxy, by what the proxy says (`proxy.koa`). Site builds are not counted. Each CMS instance
 * counts on its own. `CALLS_PER_MINUTE=0` switches the counting off.
 */
export function limitRate(
  { name, share = 1, cost = () => 1, by = callerOf, isSlowed = false }: Limit,
  environment: NodeJS.ProcessEnv = process.env,
): Middleware {
  const points = Math.ceil(readLimit(environment.CALLS_PER_MINUTE) * share);
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: points || 1, duration: MINUTE });
  return async (context, next) => {
    if (points > 0 && !hasDeliveryKey(context)) {
      await (isSlowed ? slowDown(limiter, by(context)) : consume(context, limiter, by(context), cost(context)));
    }
    try {
      await next();
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      sayWhen(context, error.retryAfter);
      context.serviceUnavailable(error.message, { retryAfter: error.retryAfter });
    }
  };
}

function callerOf({ request }: Context): string {
  return networkOf(request.ip);
}

async function consume(context: Context, limiter: RateLimiterMemory, key: string, calls: number): Promise<void> {
  try {
    await limiter.consume(key, calls);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    sayWhen(context, seconds);
    throw new errors.RateLimitError(
      `More than ${limiter.points} calls came within a minute. Try again in ${seconds} seconds.`,
      { retryAfter: seconds },
    );
  }
}

async function slowDown(limiter: RateLimiterMemory, key: string): Promise<void> {
  const { consumedPoints } = await limiter.consume(key).catch((refusal) => {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  });
  const above = Math.max(0, consumedPoints - limiter.points);
  await pause(Math.min(above * WAIT_EACH, LONGEST_WAIT));
}

function sayWhen(context: Context, seconds: number): void {
  context.set('Retry-After', String(seconds));
  context.set('Cache-Control', 'no-store');
}

function readLimit(value: string | undefined): number {
  if (!value) return USUAL_LIMIT;
  const limit = Number(value);
  if (Number.isInteger(limit) && limit >= 0) return limit;
  throw new Error(`CALLS_PER_MINUTE must be a whole number, or 0 for no limit, but it is "${value}".`);
}

/** One household has a whole IPv6 network of 64 bits; an IPv4 address stands for itself. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const whole = address.includes('::')
    ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest]
    : groups;
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
