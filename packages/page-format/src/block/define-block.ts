import type { EditorText } from '../text/text.ts';
import { checkConditions } from './condition.ts';
import type { BoundProps, Fields, StoredProps, ValueProblem, ViewEnv } from './field.ts';
import type { Loadable } from './loadable.ts';

/** What an area takes. */
export interface AreaRule {
  label: EditorText;
  /** Block types that may stand here; without it every type may. */
  accepts?: readonly string[];
}

/** One step of a block type's history: turns the props of version `to - 1` into those of version `to`. */
export interface Migration {
  to: number;
  /** What the step did, such as `rename-size-to-scale`. */
  name: string;
  /** Pure. Old props may hold anything; what cannot be read is best left to the defaults. */
  migrate(props: Record<string, unknown>): Record<string, unknown>;
}

export interface BlockDeclaration<F extends Fields = Fields> {
  /** Stored name; also the name of the block's folder. */
  type: string;
  /** Section of the palette, one of those that the project's registry has. */
  category: string;
  label: EditorText;
  description: EditorText;
  /** Name of an icon of `@strapi/icons`, drawn in the palette and the outline. */
  icon: string;
  /** Further words that editors may search for, English and German, in one line. */
  synonyms?: string;
  props: F;
  /** Areas with fixed names. */
  areas?: Readonly<Record<string, AreaRule>>;
  /** One area for each item of a list property; the item's id is the area's name. */
  itemAreas?: AreaRule & { list: keyof F & string };
  /**
   * What the block still needs, shown among the problems, and in English on the canvas. There it stands instead of the
   * block; a block with areas gets it in its View, because what is in them can still be edited.
   */
  prompt?(props: StoredProps<F>): EditorText | undefined;
  /** Text shown on the canvas where something can be written; unlike a prompt it is no problem that nothing is. */
  placeholder?(props: StoredProps<F>): EditorText | undefined;
  /** Levels of the headings the block draws, in reading order, so that a page's outline can be checked for gaps. */
  headings?(props: StoredProps<F>): number[];
  /** Problems that no single property has, such as columns that are too many for a row. */
  check?(props: StoredProps<F>): ValueProblem[];
  /** True when the block has an `Island.tsx`, so the site leaves a place for it. Islands are leaves: no areas. */
  island?: boolean;
  /**
   * True when the block has an `element.ts`, a custom element over the View's HTML, which the site loads where the block
   * stands; a function where only some props need it.
   */
  element?: boolean | ((props: BoundProps<F>) => boolean);
  /**
   * Address on the CMS whose answer the block shows, such as `/api/reviews?minRating=4`; undefined while nothing is
   * chosen. The View finds the answer in `data`. The site asks once per build and address.
   * @param env where the block is drawn: the language of the page, and what the project says of the site
   */
  request?(props: BoundProps<F>, env: ViewEnv): string | undefined;
  /**
   * What the block tells search engines, as JSON-LD without `@context`. FAQ pages are merged into one; a rating becomes
   * that of the product that the page is about.
   * @param data the answer to the block's request
   */
  structuredData?(props: BoundProps<F>, data: Loadable): Record<string, unknown> | undefined;
  /** Append only. The version of new blocks is one more than the number of steps. */
  migrations?: readonly Migration[];
}

export interface BlockDefinition<F extends Fields = Fields> extends BlockDeclaration<F> {
  readonly version: number;
  readonly migrations: readonly Migration[];
}

/**
 * Declares a block type.
 * @throws Error when migrations are not numbered 2, 3, 4 … without gaps, `itemAreas` names no list, a condition names
 * no property, or an island has areas
 */
export function defineBlock<const F extends Fields>(declaration: BlockDeclaration<F>): BlockDefinition<F> {
  const migrations = declaration.migrations ?? [];
  migrations.forEach((step, index) => {
    if (step.to !== index + 2) {
      throw new Error(
        `Block ${declaration.type}: migration "${step.name}" leads to version ${step.to}, expected ${index + 2}. ` +
          'Steps are numbered without gaps, and only ever appended.',
      );
    }
  });
  const list = declaration.itemAreas?.list;
  if (list && declaration.props[list]?.kind !== 'list') {
    throw new Error(`Block ${declaration.type}: itemAreas names "${list}", which is no list property.`);
  }
  if (declaration.island && (declaration.areas || declaration.itemAreas)) {
    throw new Error(`Block ${declaration.type}: islands are leaves, so it has either an island or areas, not both.`);
  }
  checkConditions(declaration.props, `Block ${declaration.type}`);
  return { ...declaration, migrations, version: migrations.length + 1 };
}

/** Any block definition, where the types of its properties do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: definitions of different properties in one collection
export type AnyBlockDefinition = BlockDefinition<any>;
