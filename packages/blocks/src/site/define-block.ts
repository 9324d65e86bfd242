import {
  type BlockDeclaration,
  type BlockDefinition,
  type BoundProps,
  defineBlock as define,
  type Fields,
  type PaletteCategory,
} from 'page-format';
import type { SiteEnv } from './site-context.ts';

/** Categories of the palette, in its order (specification point 2). */
export const CATEGORIES = [
  { name: 'layout', label: { en: 'layout', de: 'Layout' } },
  { name: 'elements', label: { en: 'elements', de: 'Elemente' } },
  { name: 'cta', label: { en: 'cta', de: 'Handlungsaufrufe' } },
  { name: 'blocks', label: { en: 'blocks', de: 'Blöcke' } },
  { name: 'sliders', label: { en: 'sliders', de: 'Slider' } },
  { name: 'calculator', label: { en: 'calculator', de: 'Rechner' } },
  { name: 'mobile', label: { en: 'mobile', de: 'Mobil' } },
  { name: 'growthbook', label: { en: 'growthbook', de: 'GrowthBook' } },
  { name: 'other', label: { en: 'other', de: 'Weitere' } },
] as const satisfies readonly PaletteCategory[];
export type Category = (typeof CATEGORIES)[number]['name'];

/** A block as this site declares it: in one of its categories, and with its countries and locales to ask by. */
export interface SiteBlock<F extends Fields> extends BlockDeclaration<F> {
  category: Category;
  request?(props: BoundProps<F>, env: SiteEnv): string | undefined;
}

/** `defineBlock` for the blocks of this site. */
export function defineBlock<const F extends Fields>(declaration: SiteBlock<F>): BlockDefinition<F> {
  return define(declaration);
}
