import type { Hit } from './search-engine.ts';

/**
 * A result. Everything in it came from what editors wrote, so it is put in as text and never as markup.
 * @param kind what the visitor's language calls it
 */
export function drawHit({ path, title, excerpt, picture }: Hit, kind: string): HTMLElement {
  const item = document.createElement('li');
  item.className = 'SearchHit';
  if (picture && /^https?:/.test(picture.address)) item.append(drawPicture(picture));
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title || path;
  const heading = document.createElement('h2');
  heading.append(link);
  const label = document.createElement('p');
  label.className = 'SearchHit-kind';
  label.textContent = kind;
  const text = document.createElement('p');
  text.append(...excerpt.map(({ text, isMarked }) => (isMarked ? mark(text) : text)));
  const words = document.createElement('div');
  words.append(label, heading, text);
  item.append(words);
  return item;
}

function mark(text: string): HTMLElement {
  const element = document.createElement('mark');
  element.textContent = text;
  return element;
}

/** The bike's name stands beside it, so the picture says nothing to those who hear the page. */
function drawPicture({ address, sources }: NonNullable<Hit['picture']>): HTMLImageElement {
  const image = document.createElement('img');
  image.alt = '';
  image.loading = 'lazy';
  image.decoding = 'async';
  [image.width, image.height] = [128, 96];
  image.sizes = '8rem';
  image.srcset = sources;
  image.src = address;
  return image;
}
