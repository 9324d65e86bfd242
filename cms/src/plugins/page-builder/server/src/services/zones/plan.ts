import type { AnyBlockDefinition, Field, Fields, Registry } from 'page-format';
import type { ListField } from 'page-format/fields';
import { PAGE_FIELD } from '../../names.ts';
import { type Converter, findConverter, type ZoneAttribute } from './converters.ts';
import { type AttributeMapping, MappingError, type ZoneMapping } from './mapping.ts';

/** What happens to one attribute of a component. */
export type Part =
  | { kind: 'value'; attribute: string; prop: string; field: Field; converter: Converter }
  | { kind: 'area'; attribute: string; area: string; component: string; isRepeatable: boolean }
  | { kind: 'itemArea'; attribute: string; component: string; isRepeatable: boolean }
  | ({ kind: 'items'; attribute: string; list: string; fields: Fields } & Nested)
  | { kind: 'each'; attribute: string; list: string; prop: string; field: Field; converter: Converter }
  | ({ kind: 'group'; attribute: string } & Nested);

/** A component inside another one. */
export interface Nested {
  parts: Part[];
  /** All attributes of the component, those that go nowhere included. */
  attributes: Readonly<Record<string, ZoneAttribute>>;
}

export interface ComponentPlan extends Nested {
  uid: string;
  definition: AnyBlockDefinition;
}

/** A mapping, looked up in the content types and blocks of the project. */
export interface ZonePlan {
  /** Where the mapping was read from. */
  path: string;
  uid: string;
  zone: string;
  field: string;
  byComponent: ReadonlyMap<string, ComponentPlan>;
  byBlock: ReadonlyMap<string, ComponentPlan>;
  /** Attributes of every component of the project, by its name. */
  components: Schemas['components'];
}

interface Schemas {
  contentTypes: Readonly<Record<string, { attributes: Readonly<Record<string, ZoneAttribute>> } | undefined>>;
  components: Readonly<Record<string, { attributes: Readonly<Record<string, ZoneAttribute>> } | undefined>>;
}

/**
 * Looks up all that a mapping names.
 * @param path of the mapping, for messages
 * @throws MappingError naming the first that is not there, or does not fit
 */
export function createPlan(mapping: ZoneMapping, path: string, registry: Registry, schemas: Schemas): ZonePlan {
  const refuse = (place: readonly PropertyKey[], message: string) => new MappingError(path, place, message);
  const { contentType, zone, field } = mapping;
  const type = schemas.contentTypes[contentType];
  if (!type) throw refuse(['contentType'], `there is no content type "${contentType}".`);
  if (type.attributes[zone]?.type !== 'dynamiczone') {
    throw refuse(['zone'], `"${zone}" is no dynamic zone of ${contentType}.`);
  }
  if (type.attributes[field]?.customField !== PAGE_FIELD) {
    throw refuse(['field'], `"${field}" is no page field of ${contentType}.`);
  }
  const byComponent = new Map<string, ComponentPlan>();
  const byBlock = new Map<string, ComponentPlan>();
  for (const [uid, { block, attributes }] of Object.entries(mapping.components)) {
    const place = ['components', uid];
    const component = schemas.components[uid];
    const definition = registry.get(block);
    if (!component) throw refuse(place, `there is no component "${uid}".`);
    if (!definition) throw refuse([...place, 'block'], `there is no block "${block}".`);
    const other = byBlock.get(block);
    if (other) {
      throw refuse(
        [...place, 'block'],
        `"${block}" is the block of ${other.uid} already; the way back needs one each.`,
      );
    }
    const compiler = { mapping, schemas, definition, refuse };
    const parts = compile(compiler, component.attributes, attributes, definition.props, [...place, 'attributes']);
    const plan = { uid, definition, parts, attributes: component.attributes };
    byComponent.set(uid, plan);
    byBlock.set(block, plan);
  }
  return { path, uid: contentType, zone, field, byComponent, byBlock, components: schemas.components };
}

interface Compiler {
  mapping: ZoneMapping;
  schemas: Schemas;
  definition: AnyBlockDefinition;
  refuse(place: readonly PropertyKey[], message: string): MappingError;
  /** Name of the list whose items are being read; undefined outside of them. */
  list?: string;
}

function compile(
  compiler: Compiler,
  attributes: Readonly<Record<string, ZoneAttribute>>,
  mappings: Readonly<Record<string, AttributeMapping>>,
  fields: Fields,
  place: readonly PropertyKey[],
): Part[] {
  const taken = new Set<string>();
  const take = (name: string, at: readonly PropertyKey[]) => {
    if (taken.has(name)) throw compiler.refuse(at, `"${name}" is taken by another attribute.`);
    taken.add(name);
  };
  return Object.entries(mappings).map(([name, mapping]): Part => {
    const at = [...place, name];
    const attribute = attributes[name];
    if (!attribute) throw compiler.refuse(at, `the component has no attribute "${name}".`);
    const target = typeof mapping === 'string' ? { prop: mapping } : mapping;
    if ('items' in target) {
      take(target.items, at);
      return compileItems(compiler, name, attribute, target, fields, at);
    }
    if ('prop' in target) {
      take(target.prop, at);
      const field = findField(compiler, fields, target.prop, at);
      return {
        kind: 'value',
        attribute: name,
        prop: target.prop,
        field,
        converter: convert(compiler, attribute, field, at, target.values),
      };
    }
    const component = assertComponent(compiler, attribute, at);
    if ('area' in target) {
      take(`${target.area} (area)`, at);
      return compileArea(compiler, name, target.area, component, attribute.repeatable === true, at);
    }
    if (attribute.repeatable) {
      throw compiler.refuse(at, `"${name}" is repeatable, so its entries need a list ("items") or an area.`);
    }
    const inner = compiler.schemas.components[component]?.attributes ?? {};
    const parts = compile(compiler, inner, target.attributes, fields, [...at, 'attributes']);
    return { kind: 'group', attribute: name, parts, attributes: inner };
  });
}

type ItemsMapping = Extract<AttributeMapping, { items: string }>;

function compileItems(
  compiler: Compiler,
  name: string,
  attribute: ZoneAttribute,
  mapping: ItemsMapping,
  fields: Fields,
  at: readonly PropertyKey[],
): Part {
  const list = findField(compiler, fields, mapping.items, at) as Field & Partial<ListField>;
  if (list.kind !== 'list' || !list.item) throw compiler.refuse(at, `the property "${mapping.items}" is no list.`);
  if ('prop' in mapping) {
    if (!isMany(attribute)) throw compiler.refuse(at, `"${name}" holds one value and not several.`);
    const field = findField(compiler, list.item, mapping.prop, at);
    const converter = convert(compiler, attribute, field, at);
    return { kind: 'each', attribute: name, list: mapping.items, prop: mapping.prop, field, converter };
  }
  const component = assertComponent(compiler, attribute, at);
  if (!attribute.repeatable) throw compiler.refuse(at, `"${name}" is not repeatable, and a list holds several.`);
  const inner = compiler.schemas.components[component]?.attributes ?? {};
  const parts = compile({ ...compiler, list: mapping.items }, inner, mapping.attributes, list.item, [
    ...at,
    'attributes',
  ]);
  return { kind: 'items', attribute: name, list: mapping.items, fields: list.item, parts, attributes: inner };
}

function compileArea(
  { mapping, definition, list, refuse }: Compiler,
  attribute: string,
  area: string,
  component: string,
  isRepeatable: boolean,
  at: readonly PropertyKey[],
): Part {
  if (!mapping.components[component])
    throw refuse(at, `the mapping has no component "${component}", which "${attribute}" holds.`);
  if (area === 'item') {
    if (list === undefined || definition.itemAreas?.list !== list) {
      throw refuse(at, `items of the block ${definition.type} have no area here.`);
    }
    return { kind: 'itemArea', attribute, component, isRepeatable };
  }
  if (!Object.hasOwn(definition.areas ?? {}, area)) {
    const areas = Object.keys(definition.areas ?? {});
    throw refuse(at, `the block ${definition.type} has no area "${area}". Its areas: ${areas.join(', ') || 'none'}.`);
  }
  return { kind: 'area', attribute, area, component, isRepeatable };
}

function findField({ refuse, definition }: Compiler, fields: Fields, name: string, at: readonly PropertyKey[]): Field {
  const field = fields[name];
  if (field) return field;
  throw refuse(
    at,
    `the block ${definition.type} has no property "${name}" here. It has: ${Object.keys(fields).join(', ')}.`,
  );
}

function assertComponent({ refuse }: Compiler, { type, component }: ZoneAttribute, at: readonly PropertyKey[]): string {
  if (type === 'component' && component !== undefined) return component;
  throw refuse(at, `it is of type ${type} and no component.`);
}

function convert(
  { refuse }: Compiler,
  attribute: ZoneAttribute,
  field: Field,
  at: readonly PropertyKey[],
  values?: Readonly<Record<string, string | number>>,
): Converter {
  const found = findConverter(attribute, field, values);
  if (typeof found === 'string') throw refuse(at, found);
  return found;
}

/** Whether an attribute holds several files or relations. */
export function isMany({ type, multiple, relation }: ZoneAttribute): boolean {
  return (type === 'media' && multiple === true) || (type === 'relation' && /ToMany$/i.test(relation ?? ''));
}
