import type { BoundMedia } from 'page-format/fields';

/** The versions, and the original only where none of them is as large as screens need. */
export function sourceSet({ url, width, variants }: Pick<BoundMedia, 'url' | 'width' | 'variants'>): string {
  const sources = variants.map((variant) => `${variant.url} ${variant.width}w`);
  const widest = variants.at(-1)?.width ?? 0;
  if (width && width > widest && widest < 1_600) sources.push(`${url} ${width}w`);
  return sources.join(', ');
}
