import bricolage from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import figtreeItalic from '@fontsource-variable/figtree/files/figtree-latin-wght-italic.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * Addresses of the font files, as the bundler that builds the page serves them; the site preloads `basis` and `founders`.
 * Their latin letters cover all six locales.
 */
export const FONT_URLS = {
  /** Font of `basis` and `basis-bold`, weights 300 to 900. */
  basis: figtree,
  basisItalic: figtreeItalic,
  /** Font of `founders`, which has one weight: all weights in a file would be twice as heavy, and headlines need one. */
  founders: bricolage,
};

/** Height above and below the line, in hundredths of the font's size, as its file says. */
const FIGTREE = { family: 'Figtree Fallback', ascent: 95, descent: 25 };
const BRICOLAGE = { family: 'Bricolage Fallback', ascent: 93, descent: 27 };

const ARIAL = ['Arial', 'Liberation Sans'];
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold'];
const ARIAL_ITALIC = ['Arial Italic', 'Liberation Sans Italic'];
const ARIAL_BOLD_ITALIC = ['Arial Bold Italic', 'Liberation Sans Bold Italic'];

/**
 * The font faces, and fallbacks cut from Arial to the same measures, so that text keeps its lines when the font arrives.
 * The last number is the width of the font in hundredths of Arial's, at the weights 400, 600 and 700, over all sentences
 * of the demo content (Dutch, German, French and English, 37,000 characters). Two of three sentences are within one
 * hundredth of it, so a line that is full to the last letter may still break elsewhere.
 */
export function fontFaces(): string {
  return [
    face('Figtree Variable', FONT_URLS.basis, '300 900', 'normal'),
    face('Figtree Variable', FONT_URLS.basisItalic, '300 900', 'italic'),
    face('Bricolage Grotesque', FONT_URLS.founders, '200 900', 'normal'),
    fallback(FIGTREE, ARIAL, '300 599', 'normal', 99.9),
    fallback(FIGTREE, ARIAL_BOLD, '600 699', 'normal', 94.87),
    fallback(FIGTREE, ARIAL_BOLD, '700 900', 'normal', 95.96),
    fallback(FIGTREE, ARIAL_ITALIC, '300 599', 'italic', 101.16),
    fallback(FIGTREE, ARIAL_BOLD_ITALIC, '600 900', 'italic', 97.13),
    fallback(BRICOLAGE, ARIAL_BOLD, '200 900', 'normal', 101.52),
  ].join('');
}

function face(family: string, url: string, weight: string, style: string): string {
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${url}")format("woff2")}`;
}

function fallback(
  { family, ascent, descent }: typeof FIGTREE,
  local: string[],
  weight: string,
  style: string,
  width: number,
): string {
  const source = local.map((name) => `local("${name}")`).join();
  // Heights are adjusted along with widths, so they are given as what makes them the font's own again.
  const own = (height: number) => `${((height / width) * 100).toFixed(2)}%`;
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};src:${source};size-adjust:${width}%;ascent-override:${own(ascent)};descent-override:${own(descent)};line-gap-override:0%}`;
}
