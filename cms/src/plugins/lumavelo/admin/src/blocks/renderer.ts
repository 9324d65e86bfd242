import elements from '@lumavelo/blocks/elements?worker&url';
import { PALETTE } from '@lumavelo/blocks/fields';
import { pictures } from '@lumavelo/blocks/pictures';
import { renderBlock } from '@lumavelo/blocks/render-block';
import { CALCULATOR_TAG, type Country, createContext, type Locale } from '@lumavelo/blocks/site';
import { styleSheet } from '@lumavelo/blocks/style';
import { views } from '@lumavelo/blocks/views';
import type { BlockRenderer } from 'strapi-plugin-page-builder/admin';
import canvasElements from './canvas-elements.ts?worker&url';

/** How this site draws its blocks, for canvas and palette. */
export const renderer: BlockRenderer = {
  views: Object.keys(views),
  renderBlock,
  createContext: ({ mode, locale, site, lang, refs }) =>
    createContext({
      mode,
      locale: locale as Locale,
      country: site as Country,
      lang,
      cmsUrl: '',
      refs,
      definedElements: [CALCULATOR_TAG],
      // The preview wakes blocks inside the admin, where no script of others may run.
      ...(mode === 'site' && { scriptHosts: [] }),
    }),
  // `body` in `base.css`.
  pageColours: { background: PALETTE.white.value, text: PALETTE.darkGreen.value },
  writeStyleSheet: () => styleSheet({ edit: true }),
  canvasElements,
  elements,
  pictures,
};
