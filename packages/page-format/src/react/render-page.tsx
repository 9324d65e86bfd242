import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Block, createId, type PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import type { AnyIslandProps, RenderContext, Renderer, RenderHost } from './create-renderer.tsx';

/** A place in the page where a framework component stands instead of plain markup. */
export interface IslandPart {
  type: string;
  props: AnyIslandProps;
}

/** A page as the site writes it: markup and islands in turn. Markup parts may open elements that later parts close. */
export interface RenderedPage {
  parts: (string | IslandPart)[];
  /** Types of the blocks on the page; style sheets are chosen by them. */
  types: ReadonlySet<string>;
  /** Those of `types` whose custom element a block on the page needs. */
  elements: readonly string[];
  /** JSON-LD objects without `@context`, at most one `FAQPage` among them. */
  structuredData: Record<string, unknown>[];
}

/**
 * Renders a page in one React pass over the whole tree, split at the islands' places. One pass because a renderer call
 * per block costs several times as much; markers because a framework component cannot stand inside static markup.
 * @throws Error naming the block that cannot be drawn, by its type and id
 */
export function renderPage(document: PageDocument, context: RenderContext, renderer: Renderer): RenderedPage {
  try {
    return drawPage(document, context, renderer);
  } catch (error) {
    const broken = findBroken(document, context, renderer);
    if (!broken) throw error;
    throw new Error(`The block ${broken.type} (${broken.id}) cannot be drawn: ${error}`, { cause: error });
  }
}

/** The block that cannot be drawn, alone as it is; undefined where each can be, as where one needs what is around it. */
function findBroken(document: PageDocument, context: RenderContext, renderer: Renderer): Block | undefined {
  for (const { block } of walk(document)) {
    try {
      drawPage({ ...document, blocks: [{ ...block, areas: {} }] }, context, renderer);
    } catch {
      return block;
    }
  }
  return undefined;
}

function drawPage(document: PageDocument, context: RenderContext, renderer: Renderer): RenderedPage {
  const islands: IslandPart[] = [];
  // Stands in the markup where an island belongs. New for every page that has one, so that no content can hold it.
  let marker = '';
  const types = new Set<string>();

  const elements = new Set<string>();
  const structuredData: Record<string, unknown>[] = [];

  const host: RenderHost = {
    context,
    renderArea: (block, area) => renderBlocks(block.areas?.[area.name] ?? []),
    renderIsland(block, props) {
      marker ||= createId();
      islands.push({ type: block.type, props });
      return <template data-island={`${marker}-${islands.length - 1}`} />;
    },
    onBlock(definition, props, answer) {
      types.add(definition.type);
      const { element } = definition;
      if (typeof element === 'function' ? element(props) : element) elements.add(definition.type);
      const data = definition.structuredData?.(props, answer);
      if (data) structuredData.push(data);
    },
  };
  function renderBlocks(blocks: readonly Block[]): ReactNode {
    return blocks.map((block) => <Fragment key={block.id}>{renderer.renderBlock(block, host)}</Fragment>);
  }

  const markup = renderToStaticMarkup(createElement(Fragment, null, renderBlocks(document.blocks)));
  return {
    parts: prioritizeFirstImage(splitAtIslands(markup, marker, islands)),
    types,
    elements: [...elements],
    structuredData: mergeFaqPages(structuredData),
  };
}

function splitAtIslands(markup: string, marker: string, islands: readonly IslandPart[]): RenderedPage['parts'] {
  if (islands.length === 0) return markup === '' ? [] : [markup];
  return markup
    .split(new RegExp(`<template data-island="${marker}-(\\d+)"></template>`))
    .map((piece, index) => (index % 2 === 0 ? piece : (islands[Number(piece)] as IslandPart)))
    .filter((part) => part !== '');
}

/**
 * Views load every image late. The first one of a page is what visitors see first, most often, so it is fetched at
 * once and with priority; which one that is only the whole page knows.
 */
function prioritizeFirstImage(parts: RenderedPage['parts']): RenderedPage['parts'] {
  const [first, ...rest] = parts;
  if (typeof first !== 'string') return parts;
  // Only an image: a player or a map that waits for the visitor goes on waiting.
  return [first.replace(/(<img\b[^>]*?) loading="lazy"/, '$1 loading="eager" fetchpriority="high"'), ...rest];
}

/**
 * Search engines read one `FAQPage` per page, so the questions of all of them are put into the first, each once, however
 * many blocks show it.
 */
function mergeFaqPages(objects: Record<string, unknown>[]): Record<string, unknown>[] {
  const [first, ...others] = objects.filter((object) => object['@type'] === 'FAQPage');
  if (!first || others.length === 0) return objects;
  const questions = [first, ...others].flatMap((page) => page.mainEntity as unknown[]);
  const mainEntity = [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()];
  return [...objects.filter((object) => object['@type'] !== 'FAQPage'), { ...first, mainEntity }];
}
