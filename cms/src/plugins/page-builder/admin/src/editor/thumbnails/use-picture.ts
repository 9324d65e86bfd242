import type { Block } from 'page-format';
import { useEffect, useState } from 'react';
import { blocks } from '../../api/blocks.ts';
import type { PagePlace } from '../../api/sites.ts';
import { useEntryPlace } from '../entry-context.ts';
import { writePicture } from './write-picture.ts';

/** Reads or makes what a thumbnail shows. */
export type GetBlocks = () => Promise<readonly Block[]> | readonly Block[];

interface Picture {
  getBlocks: GetBlocks;
  place: PagePlace;
  /** A document; undefined where there is nothing to see. */
  source: string | undefined;
}

/**
 * The document that shows blocks, for the page that is edited: drawn when it is first wanted, and kept.
 * @returns undefined until then, and where nothing can be shown
 */
export function usePicture(getBlocks: GetBlocks, isWanted: boolean): string | undefined {
  const place = useEntryPlace();
  const [picture, setPicture] = useState<Picture>();
  const isDrawn = picture?.getBlocks === getBlocks && picture.place === place;

  useEffect(() => {
    if (!isWanted || isDrawn) return;
    let isGone = false;
    const show = async () => {
      const [{ drawThumbnail }, content] = await Promise.all([import('./draw-thumbnail.ts'), getBlocks()]);
      if (isGone) return;
      const renderer = blocks.getRenderer();
      // References are drawn from what is stored with them, so that a list of pictures asks the server for nothing.
      const context = renderer.createContext({ mode: 'site', ...place, refs: {} });
      const markup = drawThumbnail(content, renderer, context);
      setPicture({ getBlocks, place, source: writePicture(markup, renderer.writeStyleSheet(), place.lang) });
    };
    show().catch((error: unknown) => {
      if (isGone) return;
      // The list works without its pictures; what is wrong is said when the blocks are inserted.
      console.warn(error);
      setPicture({ getBlocks, place, source: undefined });
    });
    return () => {
      isGone = true;
    };
  }, [getBlocks, place, isWanted, isDrawn]);

  return picture?.source;
}
