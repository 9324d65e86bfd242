/** How a block looks, copied from one and put onto others. */
import { blockStatus, type Fields, type Registry, readProps } from 'page-format';
import type { TreeBlock } from './tree.ts';

/** Kinds of fields that say how a block looks and behaves. What is written or shown in it is each block's own. */
export const LOOK_KINDS: readonly string[] = ['choice', 'toggle', 'colour', 'number'];

const GROUPS: readonly string[] = ['layout', 'style'];

/** What a block looks like by its settings of layout and style, defaults included. */
export type Styles = Readonly<Record<string, string | number | boolean>>;

/** Copied styles, which any program may have written; undefined for anything else. */
export function parseStyles(text: string | null): Styles | undefined {
  try {
    const styles: unknown = JSON.parse(text ?? '');
    if (typeof styles !== 'object' || styles === null || Array.isArray(styles)) return undefined;
    return Object.values(styles).every(isPlain) ? (styles as Styles) : undefined;
  } catch {
    return undefined;
  }
}

function isPlain(value: unknown): value is Styles[string] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The styles of a block; undefined for one without any, or that cannot be read. */
export function readStyles(block: TreeBlock, registry: Registry): Styles | undefined {
  const definition = registry.get(block.type);
  const names = Object.keys(styleFields(block, registry));
  if (!definition || names.length === 0) return undefined;
  const values = readProps(definition, block.props) as Styles;
  return Object.fromEntries(names.flatMap((name) => (isPlain(values[name]) ? [[name, values[name]]] : [])));
}

/**
 * What a block takes over of copied styles: the properties of the same name, as far as they may have these values.
 * @returns properties to set; `undefined` is the default
 */
export function fitStyles(styles: Styles, block: TreeBlock, registry: Registry): Record<string, unknown> {
  const fitting = Object.entries(styleFields(block, registry)).filter(
    ([name, field]) => Object.hasOwn(styles, name) && field.schema.safeParse(styles[name]).success,
  );
  return Object.fromEntries(
    fitting.map(([name, field]) => [name, styles[name] === field.default ? undefined : styles[name]]),
  );
}

function styleFields(block: TreeBlock, registry: Registry): Fields {
  const definition = registry.get(block.type);
  if (!definition || blockStatus(block, registry) !== 'known') return {};
  return Object.fromEntries(
    Object.entries(definition.props as Fields).filter(
      ([, { kind, group }]) => LOOK_KINDS.includes(kind) && GROUPS.includes(group),
    ),
  );
}
