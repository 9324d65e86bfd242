import type { ComponentType, ReactNode } from 'react';
import { bindProps } from '../block/bind.ts';
import type { AnyBlockDefinition } from '../block/define-block.ts';
import type { BindContext } from '../block/field.ts';
import type { Loadable } from '../block/loadable.ts';
import { blockStatus, migrateBlock } from '../block/migrate.ts';
import { readProps } from '../block/props.ts';
import { type BlockArea, listAreas, type Registry } from '../block/registry.ts';
import { show } from '../declaration/advise.ts';
import { readDamagedProps } from '../document/damaged-block.ts';
import type { Block } from '../document/document.ts';
import { translate } from '../text/text.ts';
import { BlockExample } from './BlockExample.tsx';
import { BlockNotice } from './BlockNotice.tsx';
import { bindExample } from './bind-example.ts';
import type { IslandProps, RootAttributes } from './view.ts';

/** Everything blocks need from around them to be drawn. */
export interface RenderContext extends BindContext {
  /** Answers to blocks' requests, by address; what a sample shows, by the id of its block. */
  responses?: Readonly<Record<string, Loadable>>;
}

/** The parts in which canvas and site differ; all else is one and the same code. */
export interface RenderHost {
  context: RenderContext;
  /** Draws the children of an area. The canvas returns a component that follows its store, the site the markup. */
  renderArea(block: Block, area: BlockArea): ReactNode;
  /**
   * Id of what is chosen on the canvas by pressing a block; undefined where nothing is. Without it each block is chosen
   * itself, and not as part of a section that stands there as itself.
   */
  chosenAs?(block: Block): string | undefined;
  /** Draws an interactive block; without it the block's View is drawn, as it is before its script wakes. */
  renderIsland?(block: Block, island: AnyIslandProps): ReactNode;
  /** Addresses of pictures of blocks, by type, for those whose example is one. For the canvas. */
  pictures?: Readonly<Record<string, string>> | undefined;
  /** Told of every block that is drawn, with its bound props and the answer to its request. */
  onBlock?(definition: AnyBlockDefinition, props: Record<string, unknown>, data: Loadable): void;
}

// biome-ignore-start lint/suspicious/noExplicitAny: each View has props of its own; the registry keeps the pairs together
export type AnyIslandProps = IslandProps<any, any>;
type AnyView = ComponentType<any>;
// biome-ignore-end lint/suspicious/noExplicitAny: see above

/** The Views of a project's blocks, by type. */
export type Views = Readonly<Record<string, AnyView>>;

/** Draws the blocks of one registry. */
export interface Renderer {
  readonly registry: Registry;
  /**
   * Draws one block. This is the only way from a stored block to elements, for the canvas and for the site.
   * @param block as stored; older versions are migrated here
   */
  renderBlock(block: Block, host: RenderHost): ReactNode;
}

/**
 * Joins the blocks of a project with the Views that draw them.
 * @throws Error naming a block that has no View or one that is no component, or a View that has no block
 */
export function createRenderer(registry: Registry, views: Views): Renderer {
  for (const type of registry.keys()) {
    if (!Object.hasOwn(views, type))
      throw new Error(`Block ${type} has no View. Add one to the Views of the renderer.`);
    // What `memo` and `lazy` return is an object.
    const view: unknown = views[type];
    if (typeof view !== 'function' && (typeof view !== 'object' || view === null)) {
      throw new Error(
        `The View of block ${type} is ${show(view)}, which is no component. Export it from its file by the name that is imported.`,
      );
    }
  }
  for (const type of Object.keys(views)) {
    if (!registry.has(type)) throw new Error(`The View ${type} belongs to no block. Register its block, or remove it.`);
  }
  return { registry, renderBlock: (block, host) => renderBlock(block, host, registry, views) };
}

function renderBlock(block: Block, host: RenderHost, registry: Registry, views: Views): ReactNode {
  const { context } = host;
  const { env } = context;
  if (block.hidden && env.mode !== 'edit') return null;
  const root: RootAttributes = { 'data-block': block.type, ...(block.hidden && { 'data-block-hidden': '' }) };
  const chosen = host.chosenAs ? host.chosenAs(block) : block.id;
  if (env.mode === 'edit' && chosen !== undefined) root['data-block-id'] = chosen;

  const status = blockStatus(block, registry);
  if (status !== 'known') {
    if (env.mode !== 'edit') return null;
    const text = status === 'damaged' ? readDamagedProps(block).source : block.type;
    return <BlockNotice root={root} kind={status} text={text} language={env.editorLanguage} />;
  }
  const definition = registry.get(block.type) as AnyBlockDefinition;
  const current = migrateBlock(block, registry);

  const prompt = env.mode === 'edit' ? findPrompt(definition, current, env.editorLanguage) : undefined;
  const View = views[block.type] as AnyView;
  const example = prompt && drawExample(definition, current, host, View);
  const ownAreas = listAreas(definition, current.props);
  if (prompt && ownAreas.length === 0) return <BlockNotice root={root} kind="prompt" text={prompt} example={example} />;

  const props = bindProps(definition, current.props, context);
  const data = findAnswer(definition, props, context, block.id);
  host.onBlock?.(definition, props, data);
  if (definition.island && host.renderIsland) return host.renderIsland(current, { props, root, env, data });

  const areas: Record<string, ReactNode> = {};
  for (const area of ownAreas) areas[area.name] = host.renderArea(current, area);
  return (
    <View
      id={block.id}
      props={props}
      areas={areas}
      root={root}
      env={env}
      data={data}
      {...(prompt && { prompt, example })}
    />
  );
}

function drawExample(
  definition: AnyBlockDefinition,
  { type, props }: Block,
  host: RenderHost,
  View: AnyView,
): ReactNode {
  if (typeof definition.example === 'function') {
    return (
      <BlockExample>
        <View {...bindExample(definition, props, host.context)} />
      </BlockExample>
    );
  }
  const picture = definition.example && host.pictures?.[type];
  return picture ? (
    <BlockExample>
      <img className="BlockExample-picture" src={picture} alt="" />
    </BlockExample>
  ) : undefined;
}

function findPrompt(definition: AnyBlockDefinition, { props }: Block, language?: string): string | undefined {
  const read = readProps(definition, props);
  const prompt = definition.prompt?.(read) ?? definition.placeholder?.(read);
  return prompt && translate(prompt, language);
}

/**
 * The answer to a block's request, as far as it is known. A block that asks only in the browser is idle until then.
 * Samples give the answer they show under the block's id, so that several of one page can each show another one.
 */
function findAnswer(
  definition: AnyBlockDefinition,
  props: Record<string, unknown>,
  context: RenderContext,
  id: string,
): Loadable {
  const own = context.responses?.[id];
  if (own) return own;
  const address = definition.request?.(props, context.env);
  if (address === undefined) return { status: 'idle' };
  return context.responses?.[address] ?? { status: 'loading' };
}
