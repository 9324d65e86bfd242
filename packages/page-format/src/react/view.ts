import type { ReactNode } from 'react';
import type { BlockDefinition } from '../block/define-block.ts';
import type { BoundProps, ViewEnv } from '../block/field.ts';
import type { Loadable } from '../block/loadable.ts';

/** Attributes of a block's root element. Every View spreads them onto its outermost element. */
export interface RootAttributes {
  'data-block': string;
  'data-block-id'?: string;
  /** While editing: the block is kept from visitors. */
  'data-block-hidden'?: '';
}

/** What a View is given: values bound by the block's declaration, and its areas, already drawn, by name. */
export interface ViewProps<D, Env extends ViewEnv = ViewEnv> {
  /** Of the block, as the document has it: what is sent from a page names it, and what is to be found on a page by it. */
  id: string;
  props: D extends BlockDefinition<infer F> ? BoundProps<F> : never;
  areas: Readonly<Record<string, ReactNode>>;
  root: RootAttributes;
  env: Env;
  /** The answer to the block's `request`; `idle` for blocks that make none. */
  data: Loadable;
  /** While editing: what a block that has areas still needs. The View says it beside them; see `BlockDeclaration.prompt`. */
  prompt?: string;
  /** What it could look like, drawn beside the prompt; see `BlockDeclaration.example`. */
  example?: ReactNode;
}

/** What an island is given. Islands are leaves, so there are no areas and no prompt, and everything here is plain JSON. */
export type IslandProps<D, Env extends ViewEnv = ViewEnv> = Omit<
  ViewProps<D, Env>,
  'id' | 'areas' | 'prompt' | 'example'
>;

/** Marks the element that shows a text property, plain or formatted, while editing, so that the text can be typed where it stands. */
export interface TextAttributes {
  'data-prop'?: string;
}

/**
 * The attributes of the element that shows a text property, and nothing beside it: while editing its name, on the site
 * none. In a list the id of the item stands between. Of formatted text it is the element right around its paragraphs.
 * @example <p {...editable(env, 'title')}>{props.title}</p>
 * @example <h3 {...editable(env, 'items', item.id, 'title')}>{item.title}</h3>
 */
export function editable({ mode }: Pick<ViewEnv, 'mode'>, ...path: string[]): TextAttributes {
  return mode === 'edit' ? { 'data-prop': path.join('.') } : {};
}
