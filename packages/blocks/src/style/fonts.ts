import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Addresses of the font files, as the bundler that builds the page serves them. */
export interface FontUrls {
  /** Font of `basis` and `basis-bold`, weights 300 to 900. */
  basis: string;
  basisItalic: string;
  /** Font of `founders`, weights 200 to 800. */
  founders: string;
}

/** The files as bundled by whoever imports this module; the site preloads `basis` and `founders`. */
export const FONT_URLS: FontUrls = { basis: figtree, basisItalic: figtreeItalic, founders: bricolage };

/** The characters of the fonts' latin files, which cover all six locales. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * The font faces, and for each one a fallback cut from Arial to the same measures, so that text keeps its lines when
 * the font arrives. `size-adjust` is the font's width over Arial's for marketing copy in Dutch, German, French and
 * English; `ascent` and `descent` are the font's own, divided by it.
 */
export function fontFaces(urls: FontUrls = FONT_URLS): string {
  return [
    face('Figtree Variable', urls.basis, '300 900', 'normal'),
    face('Figtree Variable', urls.basisItalic, '300 900', 'italic'),
    face('Bricolage Grotesque Variable', urls.founders, '200 800', 'normal'),
    fallback('Figtree Fallback', ['Arial', 'Liberation Sans'], '300 500', 100.36, 94.66, 24.91),
    fallback('Figtree Fallback', ['Arial Bold', 'Liberation Sans Bold'], '600 900', 96.13, 98.83, 26.01),
    fallback('Bricolage Fallback', ['Arial Bold', 'Liberation Sans Bold'], '200 800', 101.83, 91.33, 26.52),
  ].join('');
}

function face(family: string, url: string, weight: string, style: string): string {
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${url}")format("woff2");unicode-range:${LATIN}}`;
}

function fallback(
  family: string,
  local: string[],
  weight: string,
  sizeAdjust: number,
  ascent: number,
  descent: number,
): string {
  const source = local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}
