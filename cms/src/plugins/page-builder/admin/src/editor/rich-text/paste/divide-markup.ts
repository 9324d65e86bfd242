/** A picture that came within markup, and what the markup says it shows. */
export interface PastedPicture {
  readonly file: File;
  readonly alt: string;
}

/** Markup and the pictures between it, in their order. */
export interface DividedMarkup {
  readonly parts: readonly (string | PastedPicture)[];
  /** How many pictures stay behind: they are on other websites, or in a folder of whoever copied. */
  readonly left: number;
}

/** What is not divided by a picture in it: that stands before or after the whole of it. */
const WHOLE = 'p, h1, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, pre';
/** What nobody saw, or what says nothing by itself, such as the dot that counts readers of a letter. */
const UNSEEN = '[hidden], [aria-hidden="true"], [width="0"], [width="1"], [height="0"], [height="1"]';
const DATA_ADDRESS = /^data:image\/(png|jpeg|webp|gif);base64,/i;

/**
 * Markup from the clipboard, divided where it holds pictures that it brings along. Nothing is loaded: what has only an
 * address is counted.
 */
export function divideMarkup(markup: string): DividedMarkup {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const images = [...body.querySelectorAll('img')].filter(isSeen);
  const pictures = images.flatMap((image, index) => {
    const file = readFile(image, index + 1);
    return file ? [{ image, picture: { file, alt: image.alt.trim() } }] : [];
  });
  const left = images.length - pictures.length;
  if (pictures.length === 0) return { parts: [markup], left };

  const cuts = markCuts(pictures.map(({ image }) => image));
  const parts: (string | PastedPicture)[] = [];
  for (const [index, { picture }] of pictures.entries()) {
    const cut = cuts[index] as Element;
    const range = body.ownerDocument.createRange();
    range.setStart(body, 0);
    range.setEndBefore(cut);
    parts.push(writeMarkup(range.extractContents()), picture);
    cut.remove();
  }
  parts.push(body.innerHTML);
  return { parts: parts.filter((part) => part !== ''), left };
}

/** How many pictures in markup somebody saw. */
export function countPictures(markup: string): number {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return [...body.querySelectorAll('img')].filter(isSeen).length;
}

/** True for markup with words in it; a picture that is copied on a website comes with markup that has none. */
export function hasWords(markup: string): boolean {
  if (markup === '') return false;
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const element of body.querySelectorAll('style, script, title')) element.remove();
  return body.textContent?.trim() !== '';
}

/** What the only picture in markup shows; empty where there are several, and where nothing is said. */
export function readAlt(markup: string): string {
  const images = new DOMParser().parseFromString(markup, 'text/html').body.querySelectorAll('img');
  return images.length === 1 ? (images[0]?.alt.trim() ?? '') : '';
}

function isSeen(image: HTMLImageElement): boolean {
  return image.hasAttribute('src') && !image.closest(UNSEEN) && image.style.display !== 'none';
}

/** Puts an element where each picture divides the markup, in place of the picture. */
function markCuts(images: readonly HTMLImageElement[]): Element[] {
  /** What was put last after a whole. */
  const lastAfter = new Map<Element, Element>();
  return images.map((image) => {
    const cut = image.ownerDocument.createElement('hr');
    const whole = outermost(image);
    if (!whole) {
      image.replaceWith(cut);
      return cut;
    }
    if (hasWordsBefore(whole, image)) {
      (lastAfter.get(whole) ?? whole).after(cut);
      lastAfter.set(whole, cut);
    } else whole.before(cut);
    image.remove();
    return cut;
  });
}

function outermost(image: Element): Element | undefined {
  let found: Element | undefined;
  for (let whole = image.closest(WHOLE); whole; whole = whole.parentElement?.closest(WHOLE) ?? null) found = whole;
  return found;
}

function hasWordsBefore(whole: Element, image: Element): boolean {
  const range = image.ownerDocument.createRange();
  range.setStart(whole, 0);
  range.setEndBefore(image);
  return range.toString().trim() !== '';
}

function writeMarkup(content: DocumentFragment): string {
  const holder = content.ownerDocument.createElement('div');
  holder.append(content);
  return holder.innerHTML;
}

/** The file of a picture that is written out in its address. Its name says nothing; nobody gave it one. */
function readFile(image: HTMLImageElement, number: number): File | undefined {
  const address = image.getAttribute('src')?.trim() ?? '';
  const [head, kind] = DATA_ADDRESS.exec(address) ?? [];
  if (head === undefined || kind === undefined) return undefined;
  const type = kind.toLowerCase();
  try {
    const bytes = Uint8Array.from(atob(address.slice(head.length)), (sign) => sign.charCodeAt(0));
    return new File([bytes], `image-${number}.${type === 'jpeg' ? 'jpg' : type}`, { type: `image/${type}` });
  } catch {
    return undefined;
  }
}
