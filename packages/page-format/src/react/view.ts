import type { ReactNode } from 'react';
import type { BlockDefinition } from '../block/define-block.ts';
import type { BoundProps, ViewEnv } from '../block/field.ts';
import type { Loadable } from '../block/loadable.ts';

/** Attributes of a block's root element. Every View spreads them onto its outermost element. */
export interface RootAttributes {
  'data-block': string;
  'data-block-id'?: string;
}

/** What a View is given: values bound by the block's declaration, and its areas, already drawn, by name. */
export interface ViewProps<D, Env extends ViewEnv = ViewEnv> {
  props: D extends BlockDefinition<infer F> ? BoundProps<F> : never;
  areas: Readonly<Record<string, ReactNode>>;
  root: RootAttributes;
  env: Env;
  /** The answer to the block's `request`; `idle` for blocks that make none. */
  data: Loadable;
  /** While editing: what a block that has areas still needs. The View says it beside them; see `BlockDeclaration.prompt`. */
  prompt?: string;
}

/** What an island is given. Islands are leaves, so there are no areas and no prompt, and everything here is plain JSON. */
export type IslandProps<D, Env extends ViewEnv = ViewEnv> = Omit<ViewProps<D, Env>, 'areas' | 'prompt'>;
