/**
 * Blocks that show one of two contents, as a feature flag decides. Both are in the page; who knows the flag (a script of
 * the site, an editor who wants to look) shows one of them by these attributes.
 */
export const FLAG_SIDES = ['on', 'off'] as const;
export type FlagSide = (typeof FLAG_SIDES)[number];

/**
 * Attributes of the root of a block with a flag.
 * @param feature its name; an empty one has no flag to follow
 */
export function flagAttributes(feature: string): { 'data-feature'?: string } {
  const name = feature.trim();
  return name === '' ? {} : { 'data-feature': name };
}

/** Attributes of the element around an area of one side, directly in the block's root. */
export function flagSideAttributes(side: FlagSide): { 'data-zone': FlagSide } {
  return { 'data-zone': side };
}

/**
 * Selects the elements around the areas of one side.
 * @param root selector of the block's root
 */
export function selectFlagSide(root: string, side: FlagSide): string {
  return `${root} > [data-zone="${side}"]`;
}

/** Selects the roots of the blocks that follow a feature. */
export function selectFlagged(feature: string): string {
  const name = feature.trim().replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ');
  return `[data-feature="${name}"]`;
}
