import type { IslandProps as BlockIslandProps, ViewProps as BlockViewProps } from 'page-format/react';
import type { VisitorText } from '../site/messages.ts';
import type { SiteEnv } from '../site/site-context.ts';

export { editable } from 'page-format/react/view';

/** What a View of this site is given. */
export type ViewProps<D> = BlockViewProps<D, SiteEnv>;

/** What an island of this site is given. */
export type IslandProps<D> = BlockIslandProps<D, SiteEnv>;

/** A message in the visitor's language. */
export function say(message: VisitorText, env: Pick<SiteEnv, 'locale'>): string {
  return message[env.locale];
}
