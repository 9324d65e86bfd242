import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, PageDocument } from '../core/document.ts';
import { blockStatus } from '../core/migrate.ts';
import { registry } from '../registry.ts';
import type { IslandProps } from '../ui/view.ts';
import { type RenderContext, type RenderHost, renderBlock, viewEnv } from './render-block.tsx';

/** A place in the page where a framework component stands instead of plain markup. */
export interface IslandPart {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: props of whichever block the island belongs to
  props: IslandProps<any>;
}

/** A page as the site writes it: markup and islands in turn. Markup parts may open elements that later parts close. */
export interface RenderedPage {
  parts: (string | IslandPart)[];
  /** Types of the blocks on the page; style sheets are chosen by them. */
  types: ReadonlySet<string>;
  /** True when something on the page records clicks, so that the page needs the data-layer script. */
  recordsClicks: boolean;
  /** Blocks that render nothing, with the reason, for the build's log. */
  warnings: string[];
}

/** Stands in the markup where an island belongs; React writes it as is, and no text or attribute can contain it. */
const MARKER = /<template data-island="(\d+)"><\/template>/;

/**
 * Renders a page in one React pass over the whole tree, split at the islands' places. One pass because a renderer call
 * per block costs several times as much; markers because a framework component cannot stand inside static markup.
 */
export function renderPage(document: PageDocument, context: RenderContext): RenderedPage {
  const islands: IslandPart[] = [];
  const types = new Set<string>();
  const warnings: string[] = [];

  const host: RenderHost = {
    context,
    renderArea: (block, area) => renderBlocks(block.areas?.[area.name] ?? []),
    renderIsland(block, props, root) {
      islands.push({ type: block.type, props: { props, root, env: viewEnv(context) } as IslandPart['props'] });
      return <template data-island={islands.length - 1} />;
    },
  };
  function renderBlocks(blocks: readonly Block[]): ReactNode {
    return blocks.map((block) => {
      const status = blockStatus(block, registry);
      if (status === 'known') types.add(block.type);
      else warnings.push(`Block ${block.id} (${block.type}, v${block.v}) renders nothing: ${status}.`);
      return <Fragment key={block.id}>{renderBlock(block, host)}</Fragment>;
    });
  }

  const markup = renderToStaticMarkup(<>{renderBlocks(document.blocks)}</>);
  const parts = markup
    .split(MARKER)
    .map((piece, index) => (index % 2 === 0 ? piece : (islands[Number(piece)] as IslandPart)))
    .filter((part) => part !== '');
  return { parts, types, recordsClicks: markup.includes(' data-layer="'), warnings };
}
