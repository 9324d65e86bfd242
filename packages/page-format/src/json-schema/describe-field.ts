import { z } from 'zod';
import type { Field, Fields } from '../block/field.ts';
import { ID_PATTERN } from '../document/document.ts';
import type { AnyField } from '../fields/index.ts';
import type { ListField } from '../fields/list.ts';
import type { NumberField } from '../fields/number.ts';

/** JSON Schema, draft 2020-12. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Whether names are allowed that nothing declares: what a program writes has none, what it reads may gain some. */
export interface Strictness {
  isStrict: boolean;
}

/** Where the nodes of formatted texts are described. */
export const RICH_TEXT_NODE = 'rich-text-node';

/** The values of properties. None is needed, because a page stores no defaults. */
export function describeFields(fields: Fields, strictness: Strictness): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => [name, describeField(field, strictness)]);
  return { type: 'object', properties: Object.fromEntries(properties), ...closed(strictness) };
}

/** What an object says that takes no other names, but for those beginning with `$`, which are kept for the editor. */
function closed({ isStrict }: Strictness): JsonSchema {
  return isStrict ? { patternProperties: { '^\\$': {} }, additionalProperties: false } : {};
}

function describeField(field: Field, strictness: Strictness): JsonSchema {
  const takes = `Takes ${field.expects.en}.`;
  return {
    title: field.label.en,
    description: field.help ? `${field.help.en} ${takes}` : takes,
    default: field.default,
    ...describeValue(field as AnyField, strictness),
  };
}

/**
 * By the field's schema, and by what its kind knows that a schema's refinements cannot be asked. Limits of characters are
 * left out: they count characters as people see them, and JSON Schema counts code points.
 */
function describeValue(field: AnyField, strictness: Strictness): JsonSchema {
  switch (field.kind) {
    case 'list':
      return describeList(field, strictness);
    case 'number':
      return { ...fromZod(field.schema), ...describeStep(field) };
    case 'richText':
      return { $ref: `#/$defs/${RICH_TEXT_NODE}`, properties: { type: { const: 'doc' } } };
    default:
      return fromZod(field.schema);
  }
}

function describeList({ item, max }: ListField, strictness: Strictness): JsonSchema {
  const items = describeFields(item, strictness);
  const id = { type: 'string', pattern: ID_PATTERN.source };
  const properties = { id, ...(items.properties as JsonSchema) };
  return { type: 'array', maxItems: max, items: { ...items, properties, required: ['id'] } };
}

/** Steps of fractions are left out: they are not exact in binary, and each validator lets another difference pass. */
function describeStep({ min, step }: NumberField): JsonSchema {
  return Number.isInteger(step) && min % step === 0 ? { multipleOf: step } : {};
}

/** What of a schema JSON Schema can say; `{}` of what it cannot. */
export function fromZod(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return described;
}
