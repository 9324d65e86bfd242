import type { SiteBindContext } from '@lumavelo/blocks/site';
import type { RenderContext, RenderHost } from 'page-format/react';
import { createContext, useContext } from 'react';

/** How blocks are drawn on the canvas, and for which site. */
export interface CanvasHost extends RenderHost {
  context: RenderContext & SiteBindContext;
}

const Context = createContext<RenderHost | null>(null);

export const CanvasHostProvider = Context.Provider;

/** The host that blocks on the canvas are drawn with. */
export function useCanvasHost(): RenderHost {
  const host = useContext(Context);
  if (!host) throw new Error('Blocks are drawn inside the page canvas only.');
  return host;
}
