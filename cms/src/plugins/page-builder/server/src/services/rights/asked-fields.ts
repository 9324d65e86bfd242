import type { Core, UID } from '@strapi/strapi';
import { NO_CONTENT } from '../../documents/attributes.ts';
import { FILE_TYPE } from '../../names.ts';
import { type Row, toRows } from './find-related.ts';

/** A field by which a list is filtered or sorted: of the type that is listed, or of one it is related to. */
export interface AskedField {
  model: string;
  /** As rights name it, such as `seo.metaTitle`. */
  field: string;
  isRelated: boolean;
  /** True behind `localizations`: of the entries in other languages than that of the list. */
  isTranslated?: boolean;
}

/** Where a query is: in the type that is listed, or behind one of its relations, and there perhaps in a component. */
interface Position {
  model: string;
  isRelated: boolean;
  isTranslated?: boolean;
  /** Names of the attributes that lead to a component. */
  path: readonly string[];
  attributes: Readonly<Record<string, Attribute>>;
}

interface Attribute {
  type?: string;
  target?: string;
  component?: string;
}

/**
 * The fields that a query asks about: in `filters` and `sort`, also of what it populates. Who may put such questions about
 * a field learns what stands in it.
 */
export function listAskedFields(strapi: Core.Strapi, model: string, query: Row): AskedField[] {
  const walk = createWalk(strapi);
  return walk.query(query, walk.start(model, false));
}

function createWalk(strapi: Core.Strapi) {
  const start = (model: string, isRelated: boolean): Position => {
    const { attributes = {} } = strapi.contentTypes[model as UID.ContentType] ?? {};
    return { model, isRelated, path: [], attributes: attributes as Record<string, Attribute> };
  };

  /** Behind an attribute; undefined for a value. */
  const enter = (position: Position, name: string): Position | undefined => {
    const { type, target, component } = position.attributes[name] ?? {};
    if (type === 'media') return start(FILE_TYPE, true);
    if (type === 'relation' && target !== undefined) {
      const isTranslated = position.isTranslated || name === 'localizations';
      return { ...start(target, true), isTranslated };
    }
    if (type !== 'component' || component === undefined) return undefined;
    const { attributes = {} } = strapi.components[component as UID.Component] ?? {};
    return { ...position, path: [...position.path, name], attributes: attributes as Record<string, Attribute> };
  };

  const ask = ({ path, attributes, ...position }: Position, name: string): AskedField[] => {
    if (attributes[name] === undefined || (path.length === 0 && NO_CONTENT.has(name))) return [];
    return attributes[name].type === 'component' ? [] : [{ ...position, field: [...path, name].join('.') }];
  };

  const filters = (value: unknown, position: Position): AskedField[] =>
    toRows(value).flatMap((row) =>
      Object.entries(row).flatMap(([name, part]) => {
        if (name.startsWith('$')) return filters(part, position);
        const inner = enter(position, name);
        return [...ask(position, name), ...(inner ? filters(part, inner) : [])];
      }),
    );

  const sort = (value: unknown, position: Position): AskedField[] => {
    if (typeof value === 'string') return value.split(',').flatMap((part) => sortPath(part, position));
    if (Array.isArray(value)) return value.flatMap((part) => sort(part, position));
    return toRows(value).flatMap((row) =>
      Object.entries(row).flatMap(([name, part]) => {
        const inner = enter(position, name);
        return [...ask(position, name), ...(inner ? sort(part, inner) : [])];
      }),
    );
  };

  /** `page.title:desc` */
  const sortPath = (text: string, position: Position): AskedField[] => {
    const [path = ''] = text.trim().split(':');
    const nested = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), 'asc');
    return sort(nested === 'asc' ? {} : nested, position);
  };

  const populate = (value: unknown, position: Position): AskedField[] =>
    toRows(value).flatMap((row) =>
      Object.entries(row).flatMap(([name, part]) => {
        // The parts of a dynamic zone or of a relation to several types, by their types.
        if (name === 'on') return toRows(part).flatMap((byType) => Object.entries(byType).flatMap(populateType));
        const inner = enter(position, name) ?? position;
        return toRows(part).flatMap((nested) => query(nested, inner));
      }),
    );

  const populateType = ([model, part]: [string, unknown]): AskedField[] => {
    const component = strapi.components[model as UID.Component];
    const attributes = (component?.attributes ?? {}) as Record<string, Attribute>;
    const position = component ? { model, isRelated: true, path: [], attributes } : start(model, true);
    return toRows(part).flatMap((nested) => query(nested, position));
  };

  const query = (asked: Row, position: Position): AskedField[] => [
    ...filters(asked.filters, position),
    ...sort(asked.sort, position),
    ...populate(asked.populate, position),
    ...('on' in asked ? populate({ on: asked.on }, position) : []),
  ];

  return { start, query };
}
