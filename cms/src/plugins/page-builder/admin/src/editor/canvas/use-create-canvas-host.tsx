import { languageTag } from '@lumavelo/blocks/core';
import type { RenderContext, RenderHost } from '@lumavelo/blocks/render-block';
import { useMemo } from 'react';
import type { Entry } from '../../field/entry.ts';
import { CanvasArea } from './CanvasArea.tsx';
import { useReferences } from './use-references.ts';

/**
 * What the shared renderer needs to draw blocks on the canvas: areas that follow the store, and the entry's site.
 * @param mode `site` draws what visitors get, without prompts and invitations
 */
export function useCreateCanvasHost(
  { locale, country }: Pick<Entry, 'locale' | 'country'>,
  mode: RenderContext['mode'],
): RenderHost {
  const refs = useReferences(locale, country);
  return useMemo(() => {
    const context: RenderContext = {
      mode,
      locale,
      country,
      lang: languageTag(locale, country),
      refs,
      assetBase: '',
    };
    return { context, renderArea: (block, { name }) => <CanvasArea block={block.id} area={name} /> };
  }, [locale, country, mode, refs]);
}
