import type { SiteEnv } from '../site/site-context.ts';

export interface DataLayerAttributes {
  /** JSON: key and value pairs in the editor's order. */
  'data-layer'?: string;
  'data-layer-once'?: '';
}

/**
 * The attributes that make a click on an element push its data-layer items; see `client/data-layer.ts`. None while
 * editing, where analytics is off (specification point 6).
 * @param once push at most once per page view
 */
export function dataLayerAttributes(
  items: readonly { key: string; value: string }[],
  env: Pick<SiteEnv, 'mode'>,
  once = false,
): DataLayerAttributes {
  const named = items.filter((item) => item.key.trim() !== '');
  if (env.mode === 'edit' || named.length === 0) return {};
  const attributes: DataLayerAttributes = { 'data-layer': JSON.stringify(named.map(({ key, value }) => [key, value])) };
  return once ? { ...attributes, 'data-layer-once': '' } : attributes;
}
