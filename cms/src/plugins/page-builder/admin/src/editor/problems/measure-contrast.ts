import { contrastOf } from '../../model/colours.ts';

/** A colour as a browser draws it: three numbers to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** A colour with its opacity, from 0 to 1, over what is behind it. */
interface Veil {
  rgb: Rgb;
  opacity: number;
}

/** Pixels across and down that a picture is looked at in, where a text stands. */
const SAMPLES = 8;

/** The part of these that may be worse than what is said. */
const WORST = 0.25;

/**
 * The contrast of a block's text with the picture or video behind it, with all half-transparent colours between: looked at
 * where its letters stand, on the canvas.
 * @param element of the block
 * @returns from 1 to 21; undefined where no picture can be seen, such as one of another host that keeps its pixels
 */
export async function measureContrast(element: Element): Promise<number | undefined> {
  const ratios: number[] = [];
  for (const text of listOwnTexts(element)) {
    const found = findPicture(text);
    const pixels = found && (await readPixels(found.picture, boxOf(text)));
    const colour = toRgb(getStyle(text).color)?.rgb;
    if (!pixels || !colour) continue;
    const behind = pixels.map((pixel) => found.veils.reduce(cover, pixel));
    ratios.push(...behind.map((pixel) => contrastOf(write(colour), write(pixel)).ratio));
  }
  return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * WORST)];
}

/** Texts that have their colour from the block: its own, or those in it that inherit the colour. */
function listOwnTexts(element: Element): Element[] {
  const { color } = getStyle(element);
  const texts = [...(element.matches('[data-prop]') ? [element] : []), ...element.querySelectorAll('[data-prop]')];
  return texts.filter((text) => getStyle(text).color === color && text.textContent?.trim() !== '').slice(0, MOST_TEXTS);
}

/** Texts of a block that are looked at: the others stand on the same picture. */
const MOST_TEXTS = 4;

type Picture = HTMLImageElement | HTMLVideoElement;

/** The picture behind a text, and what lies between, from the picture on; undefined where a colour hides it. */
function findPicture(text: Element): { picture: Picture; veils: Veil[] } | undefined {
  const veils: Veil[] = [];
  const box = boxOf(text);
  for (let around: Element | null = text; around; around = around.parentElement) {
    const picture = [...around.querySelectorAll<Picture>('img, video')].find(
      (candidate) => !candidate.contains(text) && isBehind(candidate, around as Element, text, box),
    );
    const ownVeils = ['::after', '::before'].flatMap((part) => veilOf(getStyle(around as Element, part)) ?? []);
    if (picture) return { picture, veils: [...ownVeils, ...veils] };
    const colour = veilOf(getStyle(around));
    if (colour?.opacity === 1) return undefined;
    veils.unshift(...ownVeils, ...(colour ? [colour] : []));
  }
  return undefined;
}

/** A picture of the same block that lies under the whole text, and not in another block beside it. */
function isBehind(picture: Picture, around: Element, text: Element, box: DOMRect): boolean {
  const area = picture.getBoundingClientRect();
  const isUnder =
    area.left <= box.left + 1 &&
    area.top <= box.top + 1 &&
    area.right >= box.right - 1 &&
    area.bottom >= box.bottom - 1;
  return isUnder && picture.closest('[data-block-id]') === around.closest('[data-block-id]') && !text.contains(picture);
}

/** A background that is drawn over what is behind; undefined for none. */
function veilOf(style: CSSStyleDeclaration): Veil | undefined {
  if (style.content === 'none' || style.display === 'none') return undefined;
  const veil = toRgb(style.backgroundColor);
  const opacity = (veil?.opacity ?? 0) * Number(style.opacity || 1);
  return veil && opacity > 0 ? { rgb: veil.rgb, opacity } : undefined;
}

const cover = (behind: Rgb, { rgb, opacity }: Veil): Rgb => [
  rgb[0] * opacity + behind[0] * (1 - opacity),
  rgb[1] * opacity + behind[1] * (1 - opacity),
  rgb[2] * opacity + behind[2] * (1 - opacity),
];

const write = (rgb: Rgb) => `rgb(${rgb.map(Math.round).join(', ')})`;

/** Reads `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)` and `rgb(1 2 3 / 50%)`, as styles are computed. */
function toRgb(computed: string): Veil | undefined {
  const [red, green, blue, alpha = '1'] = /^rgba?\((.*)\)$/.exec(computed)?.[1]?.split(/[\s,/]+/) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const opacity = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  return { rgb: [Number(red), Number(green), Number(blue)], opacity };
}

/** What the letters of a text cover, and not the room beside a short line. */
function boxOf(text: Element): DOMRect {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

function getStyle(element: Element, part?: string): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element, part);
}

/** The pixels of a picture below a box, as its style fits it. */
async function readPixels(picture: Picture, box: DOMRect): Promise<Rgb[] | undefined> {
  if ('decode' in picture) await picture.decode().catch(() => undefined);
  const natural =
    'naturalWidth' in picture
      ? { width: picture.naturalWidth, height: picture.naturalHeight }
      : { width: picture.videoWidth, height: picture.videoHeight };
  const area = picture.getBoundingClientRect();
  if (natural.width === 0 || area.width === 0 || area.height === 0) return undefined;
  const { objectFit, objectPosition } = getStyle(picture);
  const [across, down] = [area.width / natural.width, area.height / natural.height];
  const isFilled = objectFit === 'fill';
  const scale = objectFit === 'contain' ? Math.min(across, down) : Math.max(across, down);
  const [scaleX, scaleY] = isFilled ? [across, down] : [scale, scale];
  const [left = 0.5, top = 0.5] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100);
  const [offsetX, offsetY] = [
    (area.width - natural.width * scaleX) * left,
    (area.height - natural.height * scaleY) * top,
  ];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SAMPLES, SAMPLES];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  try {
    context.drawImage(
      picture,
      (box.left - area.left - offsetX) / scaleX,
      (box.top - area.top - offsetY) / scaleY,
      box.width / scaleX,
      box.height / scaleY,
      ...([0, 0, SAMPLES, SAMPLES] as const),
    );
    const { data } = context.getImageData(0, 0, SAMPLES, SAMPLES);
    return Array.from({ length: SAMPLES * SAMPLES }, (_, index): Rgb => {
      const [red = 0, green = 0, blue = 0] = data.slice(index * 4, index * 4 + 3);
      return [red, green, blue];
    });
  } catch {
    // Of another host, which does not let its pixels be read.
    return undefined;
  }
}
