import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import { CONFIRM_HEADER, type InUseDetails } from '../../../shared/uses.ts';
import { findInUse } from './find-in-use.ts';

interface Request {
  config?: { headers?: Record<string, string> };
}

interface Answer {
  data?: unknown;
  error?: unknown;
}

type Send = (request: Request) => Promise<Answer>;

/** @returns whether the person wants it all the same, and what the admin says where they do not */
export type Ask = (inUse: InUseDetails) => Promise<{ isConfirmed: boolean; message: string }>;

/** One of the admin's calls, as far as it is changed here; see RTK Query. */
interface CallDefinition {
  query?: ((call: unknown) => Request) | undefined;
  queryFn?: (call: unknown, api: unknown, options: unknown, send: Send) => Promise<Answer>;
}

/** The admin's calls, which Strapi's types keep to itself. */
const calls = adminApi as unknown as {
  endpoints: Readonly<Record<string, unknown>>;
  enhanceEndpoints(change: { endpoints: Record<string, (definition: CallDefinition) => void> }): void;
};

/**
 * Sends a call, and where it is refused because pages use what it takes away, asks the person and sends it once more. What
 * they were shown goes along: where something else uses it by then, they are asked again.
 */
export async function sendAsking(request: Request, send: Send, ask: Ask): Promise<Answer> {
  let answer = await send(request);
  for (let inUse = findInUse(answer.error); inUse; inUse = findInUse(answer.error)) {
    const { isConfirmed, message } = await ask(inUse);
    if (!isConfirmed) return { error: { ...(answer.error as object), message } };
    const headers = { ...request.config?.headers, [CONFIRM_HEADER]: inUse.confirmation };
    answer = await send({ ...request, config: { ...request.config, headers } });
  }
  return answer;
}

type Middleware = ReturnType<Parameters<StrapiApp['addMiddlewares']>[0][number]>;

let readState: () => unknown = () => ({});

/** Draws the question, with what that needs, when it is to be asked. */
const askInDialog: Ask = async (inUse) => (await import('./draw-question.tsx')).drawQuestion(inUse, readState());

function change(names: Iterable<string>): void {
  for (const name of names) {
    calls.enhanceEndpoints({
      endpoints: {
        [name](definition) {
          const { query } = definition;
          if (!query) return;
          definition.queryFn = (call, _api, _options, send) => sendAsking(query(call), send, askInDialog);
          definition.query = undefined;
        },
      },
    });
  }
}

/** Of the media library, which is loaded when it is opened, and has no place for what plugins draw. */
const ofMediaLibrary = new Set(['deleteAsset', 'bulkDeleteItems']);

/** Waits for the calls of the media library, and knows in which language and looks the admin is. */
export const askingMiddleware: Middleware = ({ getState }) => {
  readState = getState;
  return (next) => (action) => {
    const loaded = [...ofMediaLibrary].filter((name) => name in calls.endpoints);
    for (const name of loaded) ofMediaLibrary.delete(name);
    change(loaded);
    return next(action);
  };
};

/** Has the admin's own buttons ask before they take something away from pages. */
export function askBeforeBreaking(): void {
  change(['deleteDocument', 'deleteManyDocuments', 'unpublishDocument', 'unpublishManyDocuments']);
}
