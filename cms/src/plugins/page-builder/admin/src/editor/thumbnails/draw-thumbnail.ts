/// <reference path="./react-dom-server.d.ts" />
import type { Block } from 'page-format';
import type { RenderContext, RenderHost } from 'page-format/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import type { BlockRenderer, TextFill } from '../../api/blocks.ts';

/** Most blocks that are drawn: what comes after them would be below the edge. */
const DRAWN = 40;

/**
 * Blocks in plain markup: nothing in it follows the page, and no script is started. Areas count as part of their block; a
 * block that cannot be drawn is left out, and the canvas says why once it is inserted.
 * @param context in the mode `edit` what blocks still need is drawn too, with their pictures
 * @param fill writes what visitors read into the blocks' texts
 */
export function drawThumbnail(
  blocks: readonly Block[],
  { renderBlock, pictures }: Pick<BlockRenderer, 'renderBlock' | 'pictures'>,
  context: RenderContext,
  fill?: TextFill,
): string {
  let drawn = 0;
  const host: RenderHost = {
    context,
    pictures,
    renderArea: (block, { name }) =>
      (block.areas?.[name] ?? []).map((child) => createElement(Fragment, { key: child.id }, draw(child))),
  };
  const draw = (block: Block): ReactNode => {
    if (drawn >= DRAWN) return null;
    drawn += 1;
    return renderBlock(fill?.block(block) ?? block, host);
  };
  const write = (block: Block): string => {
    try {
      return renderToStaticMarkup(createElement(Fragment, null, draw(block)));
    } catch {
      return '';
    }
  };
  return blocks.map(write).join('');
}
