import type { ReactNode } from 'react';
import type { BlockDefinition } from '../core/define-block.ts';
import type { BoundProps } from '../core/field.ts';
import type { Loadable } from '../core/loadable.ts';
import type { Country, Locale } from '../site/locales.ts';
import type { VisitorText } from '../site/messages.ts';

/** Where and for whom a block is drawn. Small and plain, because islands carry it in the page. */
export interface ViewEnv {
  /**
   * `edit` shows prompts, popup contents inline and all zones, and never records analytics; `site` is what visitors
   * get (specification point 6).
   */
  mode: 'edit' | 'site';
  locale: Locale;
  country: Country;
  /** BCP 47 tag for `Intl`; see `locales.ts` for why the locale will not do. */
  lang: string;
  /** Public address of the CMS, without a slash at the end: before file addresses that start with `/`, and for calls. */
  cmsUrl: string;
  /** Before file addresses in its place: a CDN, where the country has one. */
  fileBase?: string;
  /** Of the country's calculator, which bikes are calculated with; missing where none is known, as on the canvas. */
  calculatorSlug?: string;
  /** Address of the country's site, without a slash at the end; missing where no site is, as on the canvas. */
  siteUrl?: string;
}

/** Attributes of a block's root element. Every View spreads them onto its outermost element. */
export interface RootAttributes {
  'data-block': string;
  'data-block-id'?: string;
}

/** What a View is given: values bound by the block's declaration, and its areas, already drawn, by name. */
export interface ViewProps<D> {
  props: D extends BlockDefinition<infer F> ? BoundProps<F> : never;
  areas: Readonly<Record<string, ReactNode>>;
  root: RootAttributes;
  env: ViewEnv;
  /** The answer to the block's `request`; `idle` for blocks that make none. */
  data: Loadable;
  /** While editing: what a block that has areas still needs. The View says it beside them; see `BlockDeclaration.prompt`. */
  prompt?: string;
}

/** What an island is given. Islands are leaves, so there are no areas and no prompt, and everything here is plain JSON. */
export type IslandProps<D> = Omit<ViewProps<D>, 'areas' | 'prompt'>;

/** A message in the visitor's language. */
export function say(message: VisitorText, env: Pick<ViewEnv, 'locale'>): string {
  return message[env.locale];
}
