import type { BoundMedia } from 'page-format/fields';

/** The versions, and the original only where none of them is as large as screens need for the part that is shown. */
export function sourceSet(file: Pick<BoundMedia, 'url' | 'width' | 'variants' | 'crop'>): string {
  const { url, width, variants } = file;
  const sources = variants.map((variant) => `${variant.url} ${variant.width}w`);
  const widest = variants.at(-1)?.width ?? 0;
  if (width && width > widest && widest < 1_600 * enlargement(file)) sources.push(`${url} ${width}w`);
  return sources.join(', ');
}

/** How many times as wide an image is as the part of it that is shown. */
export function enlargement({ crop }: Pick<BoundMedia, 'crop'>): number {
  return crop ? 100 / crop.width : 1;
}
