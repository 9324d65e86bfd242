import type { Attribute, Attributes } from './content-fields.ts';
import { applyRelation, type Identify, listKeys } from './relation-keys.ts';

/** What is known of other types and rows while values are compared. */
export interface Lookup {
  findComponent(uid: string): { attributes: Attributes } | undefined;
  /** @param stored rows that the relation holds now */
  identifyIn(attribute: Attribute, stored: unknown): Identify;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * A stored value in the one form in which values are compared: without ids of rows, which writes and publishing change,
 * and with every attribute of a component named.
 */
export function readStoredValue(attribute: Attribute, value: unknown, lookup: Lookup): unknown {
  switch (attribute.type) {
    case 'relation':
    case 'media':
      return listKeys(value);
    case 'component':
      return attribute.repeatable
        ? listValues(value).map((part) => readStoredPart(attribute.component, part, lookup))
        : readStoredPart(attribute.component, value, lookup);
    case 'dynamiczone':
      return listValues(value).map((part) => readZonePart(part, readStoredPart(uidOf(part), part, lookup)));
    default:
      return readScalar(attribute, value);
  }
}

/**
 * What a field will hold once a value is written, in the same form.
 * @param stored what it holds now: relations are sent as changes, and parts that keep their id may leave things out
 */
export async function readSentValue(
  attribute: Attribute,
  value: unknown,
  stored: unknown,
  lookup: Lookup,
): Promise<unknown> {
  switch (attribute.type) {
    case 'relation':
    case 'media': {
      const isSingle =
        attribute.type === 'media' ? !attribute.multiple : attribute.relation?.endsWith('ToOne') === true;
      const identify = lookup.identifyIn(attribute, stored);
      return applyRelation(listKeys(stored), value, { identify, isSingle });
    }
    case 'component': {
      const read = (part: unknown) => readSentPart(attribute.component, part, stored, lookup);
      return attribute.repeatable ? Promise.all(listValues(value).map(read)) : read(value);
    }
    case 'dynamiczone':
      return Promise.all(
        listValues(value).map(async (part) =>
          readZonePart(part, await readSentPart(uidOf(part), part, stored, lookup)),
        ),
      );
    default:
      return readScalar(attribute, value);
  }
}

function readStoredPart(uid: string | undefined, part: unknown, lookup: Lookup): unknown {
  const schema = uid === undefined ? undefined : lookup.findComponent(uid);
  if (!schema || !isRecord(part)) return null;
  return Object.fromEntries(
    Object.entries(schema.attributes).map(([name, attribute]) => [
      name,
      readStoredValue(attribute, part[name], lookup),
    ]),
  );
}

async function readSentPart(
  uid: string | undefined,
  part: unknown,
  storedParts: unknown,
  lookup: Lookup,
): Promise<unknown> {
  const schema = uid === undefined ? undefined : lookup.findComponent(uid);
  if (!schema || !isRecord(part)) return null;
  const stored = findPart(part, storedParts);
  const read = async ([name, attribute]: [string, Attribute]) => {
    if (part[name] !== undefined) {
      return [name, await readSentValue(attribute, part[name], stored?.[name], lookup)] as const;
    }
    return [name, readStoredValue(attribute, stored ? stored[name] : attribute.default, lookup)] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(schema.attributes).map(read)));
}

/**
 * A value in which no part goes by the id of a part that is stored no more: Strapi refuses those, and whoever keeps their
 * own words after somebody else took a part away would be stuck with a list that can never be saved.
 */
export function forgetLostParts(attribute: Attribute, value: unknown, stored: unknown): unknown {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return value;
  const forget = (part: unknown) => {
    if (!isRecord(part) || part.id === undefined || findPart(part, stored)) return part;
    const { id: _, ...others } = part;
    return others;
  };
  return Array.isArray(value) ? value.map(forget) : forget(value);
}

function findPart(part: Values, stored: unknown): Values | undefined {
  if (part.id === undefined || part.id === null) return undefined;
  return listValues(stored).find(
    (other): other is Values => isRecord(other) && String(other.id) === String(part.id) && uidOf(other) === uidOf(part),
  );
}

function uidOf(part: unknown): string | undefined {
  return isRecord(part) && typeof part.__component === 'string' ? part.__component : undefined;
}

function readZonePart(part: unknown, values: unknown): unknown {
  return { component: uidOf(part) ?? null, values };
}

function readScalar({ type }: Attribute, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  switch (type) {
    case 'integer':
    case 'float':
    case 'decimal':
      return value === '' ? null : Number(value);
    case 'biginteger':
      return value === '' ? null : String(value);
    case 'datetime':
    case 'timestamp': {
      const time = new Date(value as string);
      return Number.isNaN(time.getTime()) ? String(value) : time.toISOString();
    }
    case 'json':
    case 'blocks':
      return readJson(value);
    default:
      return value;
  }
}

/** JSON is sent as such or as its text. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function listValues(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
