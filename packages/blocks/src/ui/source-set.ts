import type { BoundMedia } from 'page-format/fields';

/**
 * The versions, and the original only where none of them is as large as screens need.
 * @param times how many times as wide the image is as the part of it that is shown
 */
export function sourceSet({ url, width, variants }: Pick<BoundMedia, 'url' | 'width' | 'variants'>, times = 1): string {
  const sources = variants.map((variant) => `${variant.url} ${variant.width}w`);
  const widest = variants.at(-1)?.width ?? 0;
  if (width && width > widest && widest < 1_600 * times) sources.push(`${url} ${width}w`);
  return sources.join(', ');
}
