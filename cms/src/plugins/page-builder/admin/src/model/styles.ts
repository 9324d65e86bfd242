/** How a block looks, copied from one and put onto others. */
import { blockStatus, type Fields, type Registry, readProps } from 'page-format';
import type { TreeBlock } from './tree.ts';

/** Kinds of fields that say how a block looks and behaves. What is written or shown in it is each block's own. */
export const LOOK_KINDS: readonly string[] = ['choice', 'toggle', 'colour', 'number'];

const GROUPS: readonly string[] = ['layout', 'style'];

type Value = string | number | boolean;

/** How a block looks. */
export interface Styles {
  /** Of the block that they are copied from. */
  type: string;
  /** Its settings of layout and style that are not as they are at first. */
  values: Readonly<Record<string, Value>>;
}

/** Copied styles, which any program may have written; undefined for anything else. */
export function parseStyles(text: string | null): Styles | undefined {
  try {
    const { type, values } = JSON.parse(text ?? '') as Partial<Styles>;
    const isSound = typeof type === 'string' && typeof values === 'object' && Object.values(values).every(isValue);
    return isSound ? { type, values } : undefined;
  } catch {
    return undefined;
  }
}

function isValue(value: unknown): value is Value {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The styles of a block; undefined for one without any, or that cannot be read. */
export function readStyles({ type, ...block }: TreeBlock, registry: Registry): Styles | undefined {
  const definition = registry.get(type);
  const fields = Object.entries(styleFields({ type, ...block }, registry));
  if (!definition || fields.length === 0) return undefined;
  const values = readProps(definition, block.props);
  const changed = fields.filter(([name, field]) => isValue(values[name]) && values[name] !== field.default);
  return { type, values: Object.fromEntries(changed.map(([name]) => [name, values[name] as Value])) };
}

/**
 * What changes in a block that takes over copied styles: the properties of the same name, as far as they may have these
 * values. One of the same type goes back to the start where the other is as it was at first.
 * @returns properties to set; `undefined` is the default
 */
export function fitStyles({ type, values }: Styles, block: TreeBlock, registry: Registry): Record<string, unknown> {
  const definition = registry.get(block.type);
  const now = definition ? readProps(definition, block.props) : {};
  const changes = Object.entries(styleFields(block, registry)).flatMap(([name, field]): [string, unknown][] => {
    const isSet = Object.hasOwn(values, name);
    if (!isSet && type !== block.type) return [];
    const value = isSet ? values[name] : field.default;
    if (value === now[name] || !field.schema.safeParse(value).success) return [];
    return [[name, value === field.default ? undefined : value]];
  });
  return Object.fromEntries(changes);
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
