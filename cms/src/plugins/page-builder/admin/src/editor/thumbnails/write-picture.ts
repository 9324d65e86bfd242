/** Width of the window that a thumbnail shows, in pixels of the page: columns stand beside each other in it. */
export const WINDOW_WIDTH = 768;

/** Width of a thumbnail's images, for browsers to choose a small version by. */
const IMAGE_SIZES = '250px';

/** What loads or runs something besides the blocks' own images: players, maps and scripts of others. */
const LOADING = 'script, noscript, template, iframe, object, embed, video, audio, link, meta, base';

/** What is seen on a page without any text. */
const SEEN = 'img, svg, picture, canvas, hr';

/**
 * The document of a thumbnail. It shows the top of what is drawn; what is lower than the window stands in its middle.
 * @param markup of blocks
 * @param styleSheet that of the canvas
 * @returns undefined where nothing would be seen
 */
export function writePicture(markup: string, styleSheet: string, lang: string): string | undefined {
  // A document of the parser is never shown: nothing in it loads or runs until what does is taken out.
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of body.querySelectorAll(LOADING)) element.remove();
  for (const image of body.querySelectorAll('[srcset]')) image.setAttribute('sizes', IMAGE_SIZES);
  if (body.textContent?.trim() === '' && !body.querySelector(SEEN)) return undefined;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><style>${styleSheet}</style><style>${FITTED}</style></head><body><main class="Page">${body.innerHTML}</main></body></html>`;
}

const FITTED = `html, body { overflow: hidden; margin: 0 }
body { display: grid; grid-template-columns: minmax(0, 1fr); align-content: safe center; block-size: 100vh }`;
