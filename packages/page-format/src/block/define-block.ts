import type { EditorText } from '../text/text.ts';
import type { Condition } from './condition.ts';
import { keepDeclared } from './declared.ts';
import type { BoundProps, Fields, StoredProps, ValueProblem, ViewEnv } from './field.ts';
import type { FlagSide } from './flag.ts';
import type { Layout } from './layouts.ts';
import type { Loadable } from './loadable.ts';

/** What an area takes. */
export interface AreaRule {
  label: EditorText;
  /** Block types that may stand here; without it every type may. */
  accepts?: readonly string[];
  /** The side of the block's feature flag that this area is shown on; see `BlockDeclaration.flag`. */
  flag?: FlagSide;
  /** True when what stands here opens over the page once it is asked for. */
  popup?: boolean;
  /**
   * True when visitors find nothing where this area is empty, as behind a tab: a warning says so. A condition where that
   * depends on the block's properties. A block whose only area this is, always, is nothing without it.
   */
  needed?: boolean | Condition;
}

/** Hosts as a Content-Security-Policy names its sources, such as `https://*.example.com`. */
export interface BlockHosts {
  /** Those whose scripts run in the page, with the styles and fonts that they bring. */
  scripts?: readonly string[];
  /** Those that are shown in a frame of the page. */
  frames?: readonly string[];
  /** Those that take forms of the page, where a browser sends them by itself. */
  forms?: readonly string[];
}

/** The command that puts selected blocks into a new block. */
export interface WrapCommand {
  /** Such as "Wrap in a box". */
  label: EditorText;
  /** True for the block that the shortcut of wrapping means; without any it is the first one registered. */
  usual?: boolean;
}

/** How a block is written in one go with those around it, as the paragraphs of a text are. */
export interface Prose<Name extends string = string> {
  /** The text property that is written; the View marks its element, and draws it for any text that is not empty. */
  text: Name;
  /** True for the block that Enter begins, at the end of this one or another; without any, Enter begins none. */
  paragraph?: boolean;
  /**
   * What makes a title or a paragraph this block when it is typed at its beginning and a space after it, with the
   * properties that it stands for, such as `{ '##': { level: 2 } }`.
   */
  markdown?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What of a block is a picture or a video. */
export interface BlockMedia<Name extends string = string> {
  /** The property that holds the picture: a `media` of images. */
  image?: Name;
  /** The property that holds the video: a `videoSource`, a `media` of videos, or a text with its address. */
  video?: Name;
}

/** Where a block's content is, so that it goes along when the block is turned into another. */
export interface BlockContent<Name extends string = string> {
  /** The text that the block is there for: a `text`, a `textarea` or a `richText`. */
  text?: Name;
  /** The list whose items are the content, such as features or slides. */
  items?: Name;
}

/** One step of a block type's history: turns the props of version `to - 1` into those of version `to`. */
export interface Migration {
  to: number;
  /** What the step did, such as `rename-size-to-scale`. */
  name: string;
  /** Pure. Old props may hold anything; what cannot be read is best left to the defaults. */
  migrate(props: Record<string, unknown>): Record<string, unknown>;
}

/** Stored properties of an example; items of lists need no ids. */
export type ExampleProps<F extends Fields> = {
  [Name in keyof F]?: F[Name]['default'] extends readonly (infer Item)[]
    ? readonly Omit<Item, 'id'>[]
    : F[Name]['default'];
};

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
  /**
   * The properties that editors change most, at most five of them, in their order: they stand first in the settings, and
   * the toolbar over the block has a control for each that is not written on the page. Left out, the settings begin with
   * the first group there is.
   */
  main?: readonly (keyof F & string)[];
  /** Areas with fixed names. */
  areas?: Readonly<Record<string, AreaRule>>;
  /** One area for each item of a list property; the item's id is the area's name. */
  itemAreas?: AreaRule & { list: keyof F & string };
  /** Ways to arrange the areas of `itemAreas`, to choose from by picture; content stays when another one is chosen. */
  layouts?: readonly Layout[];
  /**
   * The text property with the name of a feature: its flag decides which areas visitors see, those with `flag: 'on'` or
   * those with `flag: 'off'`. The View marks them for the script that knows the flag, and for the editor; see `flag.ts`.
   */
  flag?: keyof F & string;
  /** For a block that others are put into: the command that puts the selected ones into a new one of it. */
  wraps?: WrapCommand;
  /**
   * For a title or a paragraph: in the editor its text is written on the page even while it is empty, Enter divides it or
   * begins a paragraph at its end, and Backspace in an empty one takes it away.
   */
  prose?: Prose<keyof F & string>;
  /**
   * For the block that stands for a single picture, or a single video: what is pasted or dropped on the page in the editor
   * becomes this block, files of pictures and videos as well as the address of a video. One block each in a project.
   */
  media?: BlockMedia<keyof F & string>;
  /**
   * What goes along when an editor turns the block into another one. Left out, it is the text of `prose`, a formatted text
   * that is the block's only property, and the list of `itemAreas`; what stands in areas goes along by itself.
   */
  content?: BlockContent<keyof F & string>;
  /**
   * What the block still needs, shown among the problems, and in English on the canvas. There it stands instead of the
   * block; a block with areas gets it in its View, because what is in them can still be edited.
   */
  prompt?(props: StoredProps<F>): EditorText | undefined;
  /**
   * What the block looks like once it is filled: while it has nothing to show, the canvas draws it faded below the prompt.
   * It is never stored, and no visitor sees it. Pictures that are left out get one of their own. A block with areas gets
   * it in its View, beside the prompt. `picture` is the block's picture in the palette, for a block that shows what others
   * bring: entries, a script, a film.
   * @param say picks a text in the page's language
   */
  example?: 'picture' | ((say: (text: EditorText) => string) => ExampleProps<F>);
  /** Text shown on the canvas where something can be written; unlike a prompt it is no problem that nothing is. */
  placeholder?(props: StoredProps<F>): EditorText | undefined;
  /** Levels of the headings the block draws, in reading order, so that a page's outline can be checked for gaps. */
  headings?(props: StoredProps<F>): number[];
  /**
   * The one property that changes when a heading gets another level, so that it is put right with one press.
   * @param index of the heading among those that `headings` lists
   */
  setHeading?(props: StoredProps<F>, index: number, level: number): Partial<StoredProps<F>>;
  /** Problems that no single property has, such as columns that are too many for a row. */
  check?(props: StoredProps<F>): ValueProblem[];
  /** True when the block has an `Island.tsx`, so the site leaves a place for it. Islands are leaves: no areas. */
  island?: boolean;
  /**
   * True when the block has an `element.ts`, a custom element over the View's HTML, which the site loads where the block
   * stands; a function where only some props need it.
   */
  element?: boolean | ((props: BoundProps<F>) => boolean);
  /** Hosts of others that the block brings into a page, for the page's Content-Security-Policy. */
  hosts?: BlockHosts;
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
 * Declares a block type. Mistakes are told all at once where the CMS or a site's build starts, with block and property; see
 * `assertDeclarations`.
 */
export function defineBlock<const F extends Fields>(declaration: BlockDeclaration<F>): BlockDefinition<F> {
  const migrations = declaration?.migrations ?? [];
  const definition = { ...declaration, migrations, version: migrations.length + 1 };
  return keepDeclared(definition, { by: 'defineBlock', options: declaration, place: new Error('Declared here') });
}

/** Any block definition, where the types of its properties do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: definitions of different properties in one collection
export type AnyBlockDefinition = BlockDefinition<any>;
