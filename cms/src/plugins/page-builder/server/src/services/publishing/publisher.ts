import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readContentState } from './content-state.ts';

/** Events after which a site may have to be built anew. Which ones matter is the publisher's affair: it looks. */
const EVENTS = new Set([
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
]);

const TIMEOUT = 3_000;

/** Milliseconds between two messages to the publisher; it looks at everything at once anyway. */
const PAUSE = 250;

interface PublisherAddress {
  url: string;
  secret: string;
}

function readAddress(strapi: Core.Strapi): PublisherAddress {
  return strapi.config.get<PublisherAddress>('plugin::page-builder.publisher', { url: '', secret: '' });
}

/** The way to the publisher, which builds the sites. */
export function createPublisherService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Begins to tell the publisher of every change of content. */
    listen: () => notifyPublisher(strapi),
    /** Asks the publisher how things stand. */
    readState: () => readPublisherState(strapi),
  };
}

/**
 * Tells the publisher of every change of content, as a webhook with a secret. A message that is lost costs nothing but
 * time, because the publisher looks by itself now and then; so none is repeated.
 */
function notifyPublisher(strapi: Core.Strapi): void {
  const { url, secret } = readAddress(strapi);
  if (url === '') return;
  let planned: NodeJS.Timeout | undefined;
  const tell = async () => {
    planned = undefined;
    try {
      await send(`${url}/events`, secret, 'POST');
    } catch (error) {
      strapi.log.warn(`The publisher at ${url} was not told of a change: ${(error as Error).message}`);
    }
  };
  strapi.eventHub.subscribe(async (event: string) => {
    if (!EVENTS.has(event) || planned) return;
    planned = setTimeout(tell, PAUSE);
    planned.unref();
  });
}

const release = z.object({
  id: z.string(),
  builtAt: z.string(),
  pages: z.number(),
  warnings: z.array(z.string()),
  /** What was published when it was built, as `content-state` tells it. */
  contentState: z.string().optional(),
});

const states = z.object({
  data: z.record(
    z.string(),
    z.object({
      status: z.enum(['live', 'waiting', 'building', 'failed', 'held']),
      reason: z.string(),
      live: release.nullable(),
    }),
  ),
});

type States = z.infer<typeof states>['data'];

/** How things stand with the sites, for editors; `off` where no publisher was set up. */
export type PublishingState =
  | { publisher: 'off' }
  | { publisher: 'unreachable'; reason: string }
  | { publisher: 'on'; sites: Record<string, ShownState> };

type ShownState = Omit<States[string], 'live'> & {
  live: Omit<z.infer<typeof release>, 'contentState'> | null;
};

/** Asks the publisher how things stand. One that does not answer is a state too, not an error. */
async function readPublisherState(strapi: Core.Strapi): Promise<PublishingState> {
  const { url, secret } = readAddress(strapi);
  if (url === '') return { publisher: 'off' };
  try {
    const response = await send(`${url}/state`, secret, 'GET');
    return { publisher: 'on', sites: await compare(strapi, states.parse(await response.json()).data) };
  } catch (error) {
    return { publisher: 'unreachable', reason: (error as Error).message };
  }
}

/**
 * The publisher looks at the content now and then, and takes a site for live until it has seen what is newer. Who has just
 * published is told of what is published now.
 */
async function compare(strapi: Core.Strapi, sites: States): Promise<Record<string, ShownState>> {
  const current = await readContentState(strapi);
  const entries = Object.entries(sites).map(([site, { status, reason, live }]): [string, ShownState] => {
    if (!live) return [site, { status, reason, live }];
    const { contentState, ...shown } = live;
    const isBehind = contentState !== undefined && current[site] !== undefined && contentState !== current[site];
    return [site, { status: status === 'live' && isBehind ? 'waiting' : status, reason, live: shown }];
  });
  return Object.fromEntries(entries);
}

async function send(url: string, secret: string, method: string): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return response;
}
