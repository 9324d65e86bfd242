/** Pictures of blocks by type, as addresses; `scripts/draw-block-pictures.ts` of `e2e` draws them. */
const pictures = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** Address of a block's picture; undefined for blocks that look like nothing by themselves. */
export function findBlockPicture(type: string): string | undefined {
  return pictures[`./pictures/${type}.webp`];
}
