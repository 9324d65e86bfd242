import { isDeepStrictEqual } from 'node:util';
import { isColumn, NO_CONTENT } from '../../documents/attributes.ts';

type Attributes = Record<string, object>;

type Values = Readonly<Record<string, unknown>>;

/**
 * True when a write would store what is stored already. The content manager sends its whole form before it publishes,
 * and most of the time that was saved a moment ago. False wherever this cannot be told for sure.
 * @param data what the call sends, by attribute
 * @param stored the draft; of components and files what was read along with it, and what was not read is not known
 */
export function isUnchanged(
  data: Values,
  stored: Values,
  attributes: Attributes,
  findComponent: FindComponent,
): boolean {
  return Object.entries(data).every(([name, value]) => {
    if (NO_CONTENT.has(name) || value === undefined) return true;
    const { type, component, repeatable } = describe(attributes[name]);
    if (type === undefined || !(name in stored)) return false;
    if (type !== 'component')
      return isColumn(attributes[name]) && isDeepStrictEqual(value ?? null, stored[name] ?? null);
    if (!value || !stored[name]) return !value && !stored[name];
    const schema = component === undefined ? undefined : findComponent(component);
    if (repeatable || !schema) return false;
    return isSameComponent(value as Values, stored[name] as Values, schema.attributes);
  });
}

type FindComponent = (uid: string) => { attributes: Attributes } | undefined;

function isSameComponent(value: Values, stored: Values, attributes: Attributes): boolean {
  return Object.entries(value).every(([name, entry]) => {
    if (name === 'id') return entry === stored.id;
    const { type, multiple } = describe(attributes[name]);
    if (!(name in stored)) return false;
    if (type === 'media' && !multiple) return idOf(entry) === idOf(stored[name]);
    return isColumn(attributes[name]) && isDeepStrictEqual(entry ?? null, stored[name] ?? null);
  });
}

/** A single file is sent as its id or whole; nothing chosen is null. */
function idOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null ? (file as { id?: unknown }).id : (file ?? undefined);
}

interface Description {
  type?: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
}

function describe(attribute: object | undefined): Description {
  return (attribute ?? {}) as Description;
}
