import { type AnswerStates, type Block, type Registry, type ResolvedReferences, withSyncedSections } from 'page-format';
import type { ColourUse } from 'page-format/fields';
import type { RenderContext, RenderHost } from 'page-format/react';
import type { ComponentType, ReactNode } from 'react';
import { checkControls, checkViews } from './check-blocks.ts';
import { fieldKinds } from './field-kinds.ts';
import type { Server } from './server.ts';
import type { PagePlace } from './sites.ts';

/** What the editor knows of the page that it shows. */
export interface CanvasContext extends PagePlace, Pick<RenderContext, 'refs'> {
  /** `site` draws what visitors get, without prompts and invitations. No script of others may run in either. */
  mode: RenderContext['env']['mode'];
}

/** How the blocks of a project are drawn. */
export interface BlockRenderer {
  /** The types that there is a View for. */
  views: Iterable<string>;
  renderBlock(block: Block, host: RenderHost): ReactNode;
  /** What stands around the blocks on the canvas, with what only the project knows: addresses of pages, sizes of images. */
  createContext(canvas: CanvasContext): RenderContext;
  /** The colours that the style sheet gives the page itself, to tell how well text on it can be read. */
  pageColours: Readonly<Record<ColourUse, string>>;
  /** The style sheet of the canvas: that of the site, and what the canvas alone shows. */
  writeStyleSheet(): string;
  /**
   * Address of a module that defines the custom elements that Views leave the drawing to. It runs in every document that
   * shows blocks, also while they are edited.
   */
  canvasElements?: string;
  /** Address of a module that defines the blocks' own custom elements, as on the site. It runs in the preview alone. */
  elements?: string;
  /** Addresses of the palette's pictures by type; a block without one is described in words. */
  pictures?: Readonly<Record<string, string>>;
}

/** Writes what visitors read into texts of a page, such as a count in the place of `{{products}}`. */
export interface TextFill {
  /** A block with its own texts filled; the same object where there is nothing to fill. */
  block<Given extends Pick<Block, 'type' | 'props'>>(block: Given): Given;
  /** The same for what the blocks of a page refer to. */
  references(refs: ResolvedReferences): ResolvedReferences;
}

/** How the editor asks the server. */
export type AskServer = Server['get'];

/** The interactive blocks by type. */
// biome-ignore lint/suspicious/noExplicitAny: each has props of its own; the registry keeps the pairs together
export type Islands = Readonly<Record<string, ComponentType<any> | undefined>>;

/** The blocks of a project, in parts that are loaded when they are needed. */
export interface BlockLibrary {
  /** The plugin that brings them, for messages. */
  name: string;
  /** Their definitions: loaded with the first form that has a page. */
  loadRegistry(): Promise<Registry>;
  /** Loaded with the editor. */
  loadRenderer(): Promise<BlockRenderer>;
  /**
   * Loaded with the canvas of a page, which shows texts filled except the one that is written; without it, or where it
   * fails, as they are stored.
   */
  loadTextFill?(place: PagePlace, get: AskServer): Promise<TextFill>;
  /** Loaded with the first preview; without it, interactive blocks stay as their Views draw them. */
  loadIslands?(): Promise<Islands>;
  /** The states of blocks that wait for answers, by type: loaded when one is selected, to look at it in each of them. */
  loadStates?(): Promise<Readonly<Record<string, AnswerStates | undefined>>>;
}

/** The blocks of the project, as far as they are loaded. */
export interface Blocks {
  /** @throws Error when another plugin has registered the project's blocks */
  register(library: BlockLibrary): void;
  /** @throws Error when no blocks are registered, or a field of theirs has no control */
  loadRegistry(): Promise<Registry>;
  /** @throws Error when there is a definition without a View, or a View without a definition */
  loadRenderer(): Promise<BlockRenderer>;
  /** @returns undefined in projects whose texts are what visitors read */
  loadTextFill(place: PagePlace, get: AskServer): Promise<TextFill | undefined>;
  loadIslands(): Promise<Islands>;
  loadStates(type: string): Promise<AnswerStates>;
  /** With the editor's own block for synced sections. @throws Error before `loadRegistry` is done */
  getRegistry(): Registry;
  /** @throws Error before `loadRenderer` is done */
  getRenderer(): BlockRenderer;
}

/** @param listKinds the kinds of field that plugins have registered a control for */
export function createBlocks(listKinds: () => readonly string[]): Blocks {
  let registered: BlockLibrary | undefined;
  let registry: Registry | undefined;
  let own: Registry | undefined;
  let renderer: BlockRenderer | undefined;

  const library = (): BlockLibrary => {
    if (registered) return registered;
    throw new Error('No blocks are registered: a plugin of the project has to call registerBlocks.');
  };
  const loadOwn = async () => {
    if (own) return own;
    const { name, loadRegistry: load } = library();
    const loaded = await load();
    checkControls(loaded, listKinds(), name);
    own = loaded;
    registry = withSyncedSections(loaded);
    return loaded;
  };

  return {
    register(next) {
      if (registered) {
        throw new Error(
          `${next.name} registers blocks, and ${registered.name} has done so before: the blocks of a project are one list.`,
        );
      }
      registered = next;
    },
    async loadRegistry() {
      await loadOwn();
      return registry as Registry;
    },
    async loadRenderer() {
      if (renderer) return renderer;
      const { name, loadRenderer: load } = library();
      const [definitions, loaded] = await Promise.all([loadOwn(), load()]);
      checkViews(definitions, loaded.views, name);
      renderer = loaded;
      return loaded;
    },
    loadTextFill: async (place, get) => library().loadTextFill?.(place, get),
    loadIslands: async () => (await library().loadIslands?.()) ?? {},
    loadStates: async (type) => (await library().loadStates?.())?.[type] ?? {},
    getRegistry() {
      if (!registry) throw new Error('The definitions of the blocks are not loaded yet.');
      return registry;
    },
    getRenderer() {
      if (!renderer) throw new Error('What draws the blocks is not loaded yet.');
      return renderer;
    },
  };
}

/** Set once, before the first form with a page is opened: what a block is drawn with is looked up for every block. */
export const blocks = createBlocks(() => fieldKinds.list().map(({ kind }) => kind));
