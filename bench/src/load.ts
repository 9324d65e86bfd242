import autocannon from 'autocannon';
import type { Usage } from '../cms/routes.ts';
import { type Measurement, summarize } from './benchmark.ts';

const CONNECTIONS = 32;

/** Longest time for an answer in seconds; only a machine that does something else as well comes near it. */
const PATIENCE = 120;

/** Rounds that count; one more before them warms up code and caches. */
const ROUNDS = 3;

/** A request that is sent over and over. */
export interface Request {
  path: string;
  /** Further addresses, asked for in turns with the first, where the same one over and over would be too easy. */
  others?: readonly string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** How often in one round. */
  amount: number;
}

/** What one round of requests took. */
interface Round {
  /** Requests per second of processor time, all threads of the CMS together. */
  perProcessorSecond: number;
  perSecond: number;
  /** Milliseconds that all but one in a hundred answers stayed below. */
  p99: number;
}

interface Comparison {
  name: string;
  target: number;
  ours: Request;
  baseline: Request;
  /** The CMS that the baseline is asked of, where that is another one. */
  baselineUrl?: string;
}

/** Sends both kinds of requests in turns and compares how many a second of processor time answers. */
export async function compareRequests(url: string, comparison: Comparison): Promise<Measurement> {
  const { name, target, ours, baseline, baselineUrl = url } = comparison;
  const rounds: { ours: Round; baseline: Round }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await sendRound(baselineUrl, baseline) : undefined;
    const measured = await sendRound(url, ours);
    const pair = { ours: measured, baseline: first ?? (await sendRound(baselineUrl, baseline)) };
    if (round > 0) rounds.push(pair);
  }
  const side = (which: 'ours' | 'baseline', figure: keyof Round) => rounds.map((round) => round[which][figure]);
  const ratios = rounds.map((round) => round.ours.perProcessorSecond / round.baseline.perProcessorSecond);
  return {
    name,
    target,
    unit: 'requests per processor second',
    ours: summarize(side('ours', 'perProcessorSecond')),
    baseline: summarize(side('baseline', 'perProcessorSecond')),
    ratio: summarize(ratios).median,
    details: {
      oursPerSecondByTheClock: summarize(side('ours', 'perSecond')).median,
      baselinePerSecondByTheClock: summarize(side('baseline', 'perSecond')).median,
      oursP99Milliseconds: summarize(side('ours', 'p99')).median,
      baselineP99Milliseconds: summarize(side('baseline', 'p99')).median,
    },
  };
}

/** @throws Error when an answer is not what was asked for, because a refusal costs less than an answer */
export async function sendRound(url: string, { path, others = [], amount, ...request }: Request): Promise<Round> {
  const before = await readUsage(url);
  const addresses = [path, ...others];
  let connection = 0;
  const result = await autocannon({
    ...request,
    url: url + path,
    connections: CONNECTIONS,
    amount,
    timeout: PATIENCE,
    // Every connection begins with another address: those that ask at the same moment ask for different things.
    setupClient(client) {
      const first = connection++ % addresses.length;
      const turn = [...addresses.slice(first), ...addresses.slice(0, first)];
      client.setRequests(turn.map((address) => ({ ...request, path: address })));
    },
  });
  const { processor } = await readUsage(url);
  const answered = result['2xx'];
  if (answered !== amount) {
    const { non2xx, errors, timeouts } = result;
    throw new Error(
      `Of ${amount} requests to ${path}, ${answered} were answered well: ${non2xx} were refused, ${errors} failed, ` +
        `${timeouts} took longer than ${PATIENCE} seconds.`,
    );
  }
  return {
    perProcessorSecond: amount / ((processor - before.processor) / 1_000),
    perSecond: amount / result.duration,
    p99: result.latency.p99,
  };
}

/** What the CMS has used of the machine. */
export async function readUsage(url: string): Promise<Usage> {
  return (await (await fetch(`${url}/api/bench/usage`)).json()) as Usage;
}
