import { ALIGNMENTS, TEXT_SIZES, type TextSize } from '../fields/options.ts';

/** The larger letters are, the closer their lines. */
const LINE_HEIGHTS: Readonly<Partial<Record<TextSize, number>>> = {
  xl: 1.5,
  '2xl': 1.35,
  '3xl': 1.25,
  '4xl': 1.15,
  '5xl': 1.08,
  '6xl': 1.04,
  '7xl': 1,
  '8xl': 1,
  '9xl': 0.96,
};

/** The style rules of sizes and alignments that an editor chooses, for the attributes that Views write. */
export function textRules(): string {
  const sizes = TEXT_SIZES.map(({ value }) => {
    const height = LINE_HEIGHTS[value];
    return `[data-size="${value}"]{font-size:var(--text-${value})${height ? `;line-height:${height}` : ''}}`;
  });
  return `${sizes.join('')}${alignments('data-align')}@media (width<=47.99em){${alignments('data-align-mobile')}}`;
}

function alignments(attribute: string): string {
  return ALIGNMENTS.map(({ value }) => `[${attribute}=${value}]{text-align:${value}}`).join('');
}
