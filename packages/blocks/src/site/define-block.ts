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
  { name: 'layout', label: { en: 'layout', de: 'Layout', nl: 'Lay-out', fr: 'Mise en page' } },
  { name: 'elements', label: { en: 'elements', de: 'Elemente', nl: 'Elementen', fr: 'Éléments' } },
  { name: 'cta', label: { en: 'cta', de: 'Call-to-Action', nl: 'Call-to-action', fr: 'Appels à l’action' } },
  { name: 'blocks', label: { en: 'blocks', de: 'Blöcke', nl: 'Blokken', fr: 'Blocs' } },
  { name: 'sliders', label: { en: 'sliders', de: 'Slider', nl: 'Sliders', fr: 'Carrousels' } },
  { name: 'calculator', label: { en: 'calculator', de: 'Rechner', nl: 'Calculators', fr: 'Calculateurs' } },
  { name: 'mobile', label: { en: 'mobile', de: 'Mobil', nl: 'Mobiel', fr: 'Mobile' } },
  { name: 'growthbook', label: { en: 'growthbook', de: 'GrowthBook', nl: 'GrowthBook', fr: 'GrowthBook' } },
  { name: 'other', label: { en: 'other', de: 'Weitere', nl: 'Overige', fr: 'Autres' } },
] as const satisfies readonly PaletteCategory[];
export type Category = (typeof CATEGORIES)[number]['name'];

/** A block as this site declares it: in one of its categories, and with its countries and locales to ask by. */
export interface SiteBlock<F extends Fields> extends BlockDeclaration<F> {
  category: Category;
  request?(props: BoundProps<F>, env: SiteEnv): string | undefined;
}

export function defineBlock<const F extends Fields>(declaration: SiteBlock<F>): BlockDefinition<F> {
  return define(declaration);
}
