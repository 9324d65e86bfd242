import type { IslandProps as BlockIslandProps, ViewProps as BlockViewProps } from 'page-format/react';
import type { SiteEnv } from '../site/site-context.ts';

export { editable } from 'page-format/react/view';
export { say } from '../site/messages.ts';

export type ViewProps<D> = BlockViewProps<D, SiteEnv>;

export type IslandProps<D> = BlockIslandProps<D, SiteEnv>;
