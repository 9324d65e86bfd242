import type { Block } from 'page-format';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { blocks, type TextFill } from '../../api/blocks.ts';
import type { PagePlace } from '../../api/sites.ts';
import { useEntryPlace } from '../entry-context.ts';
import { writePicture } from './write-picture.ts';

/** Reads or makes what a thumbnail shows. */
export type GetBlocks = () => Promise<readonly Block[]> | readonly Block[];

/** How blocks are shown that a project has ready, and that somebody is still to fill in. */
export interface ReadyLook {
  fill: TextFill | undefined;
}

interface Picture {
  getBlocks: GetBlocks;
  place: PagePlace;
  look: ReadyLook | undefined;
  /** A document; undefined where there is nothing to see. */
  source: string | undefined;
}

/**
 * The document that shows blocks, for the page that is edited: drawn when it is first wanted, and kept.
 * @param look of ready blocks, the same until it changes; without it blocks are shown as visitors get them
 * @returns undefined until then, and where nothing can be shown
 */
export function usePicture(getBlocks: GetBlocks, isWanted: boolean, look?: ReadyLook): string | undefined {
  const place = useEntryPlace();
  const { locale: editorLanguage } = useIntl();
  const [picture, setPicture] = useState<Picture>();
  const isDrawn = picture?.getBlocks === getBlocks && picture.place === place && picture.look === look;

  useEffect(() => {
    if (!isWanted || isDrawn) return;
    let isGone = false;
    const show = async () => {
      const [{ drawThumbnail }, content] = await Promise.all([import('./draw-thumbnail.ts'), getBlocks()]);
      if (isGone) return;
      const renderer = blocks.getRenderer();
      // References are drawn from what is stored with them, so that a list of pictures asks the server for nothing.
      const context = renderer.createContext({ mode: look ? 'edit' : 'site', ...place, refs: {} });
      const spoken = { ...context, env: { ...context.env, editorLanguage } };
      const markup = drawThumbnail(content, renderer, spoken, look?.fill);
      setPicture({ getBlocks, place, look, source: writePicture(markup, renderer.writeStyleSheet(), place.lang) });
    };
    show().catch((error: unknown) => {
      if (isGone) return;
      // The list works without its pictures; what is wrong is said when the blocks are inserted.
      console.warn(error);
      setPicture({ getBlocks, place, look, source: undefined });
    });
    return () => {
      isGone = true;
    };
  }, [getBlocks, place, look, isWanted, isDrawn, editorLanguage]);

  return picture?.source;
}
