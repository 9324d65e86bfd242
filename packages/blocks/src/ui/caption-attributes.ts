import type { SiteEnv } from '../site/site-context.ts';
import { captionMessages } from './caption-messages.ts';
import { say } from './view.ts';

/** What the script of a video makes its captions of; nothing for a video without. */
export function captionAttributes(captions: string, env: SiteEnv): Record<string, string> {
  if (captions.trim() === '') return {};
  return {
    'data-captions': captions.replace(/^\uFEFF/, ''),
    'data-captions-label': say(captionMessages.captions, env),
  };
}
