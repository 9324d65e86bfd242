import { useEffect, useState } from 'react';
import type { Server } from '../api/server.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { describeFailure } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

/** How things stand with one site; see the publisher. */
export interface SiteState {
  status: 'live' | 'waiting' | 'building' | 'failed' | 'held';
  reason: string;
  live: { builtAt: string; pages: number; warnings: string[] } | null;
}

export type PublishingState =
  | { publisher: 'off' }
  | { publisher: 'unreachable'; reason: string }
  | { publisher: 'on'; sites: Record<string, SiteState> };

/** Milliseconds between two questions: often while something is on its way, seldom otherwise. */
const SOON = 3_000;
const LATER = 20_000;

/** How things stand with the sites, asked again and again while somebody looks; undefined before the first answer. */
export function usePublishing(get: Server['get']): PublishingState | undefined {
  const { t } = useTranslation();
  const [state, setState] = useState<PublishingState>();

  useEffect(() => {
    let timer: number | undefined;
    let left = false;
    const ask = async () => {
      let next: PublishingState | undefined;
      if (!document.hidden) {
        try {
          next = (await get<{ data: PublishingState }>(`/${PLUGIN_ID}/publishing`)).data.data;
        } catch (error) {
          next = { publisher: 'unreachable', reason: describeFailure(error, t) };
        }
      }
      if (left) return;
      if (next) setState(next);
      if (next?.publisher !== 'off') timer = window.setTimeout(ask, next && isMoving(next) ? SOON : LATER);
    };
    void ask();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [get, t]);

  return state;
}

function isMoving(state: PublishingState): boolean {
  if (state.publisher !== 'on') return false;
  return Object.values(state.sites).some(({ status }) => status === 'waiting' || status === 'building');
}
