import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../harness/client.ts';
import { ONE_PER_COUNTRY, type SpecifiedField, TYPES } from './specification.ts';

/** Every field that the specification names is there as it says, in the CMS that runs; a type may have more of them. */

interface Attribute {
  type: string;
  required?: boolean;
  unique?: boolean;
  default?: unknown;
  enum?: string[];
  allowedTypes?: string[];
  multiple?: boolean;
  relation?: string;
  target?: string;
  component?: string;
  repeatable?: boolean;
  customField?: string;
  min?: number;
  max?: number;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

interface Schema {
  draftAndPublish?: boolean;
  attributes: Record<string, Attribute>;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

const types = new Map<string, Schema>();
const components = new Map<string, Schema>();

beforeAll(async () => {
  for (const [list, known] of [
    ['content-types', types],
    ['components', components],
  ] as const) {
    const { body } = await call(`/content-type-builder/${list}`, { as: 'admin' });
    for (const { uid, schema } of body.data as { uid: string; schema: Schema }[]) known.set(uid, schema);
  }
});

const schemaOf = (uid: string): Schema => types.get(uid) ?? { attributes: {} };

describe.each(Object.entries(TYPES))('%s', (uid, { fields, localized = false }) => {
  it('has its fields, with their types, start values, choices and relations', () => {
    expect(describeFields(schemaOf(uid).attributes, fields)).toEqual(fields);
  });

  it(localized ? 'is localized, and all its fields are' : 'is the same in all languages', () => {
    const { pluginOptions, attributes } = schemaOf(uid);
    expect(pluginOptions?.i18n?.localized ?? false).toBe(localized);
    const own = Object.keys(fields).filter((name) => attributes[name]?.pluginOptions?.i18n?.localized);
    expect(own).toEqual(localized ? Object.keys(fields) : []);
  });
});

it('pages have drafts', () => {
  expect(schemaOf('api::page.page').draftAndPublish).toBe(true);
});

it.each(ONE_PER_COUNTRY)('%s has one entry for each country at most', (uid) => {
  expect(schemaOf(uid).attributes.country).toMatchObject({ unique: true });
});

/** What is said of the fields, as far as the specification speaks of them. */
function describeFields(
  attributes: Readonly<Record<string, Attribute>>,
  said: Readonly<Record<string, SpecifiedField>>,
): Record<string, SpecifiedField> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, wanted]) => {
      const attribute = attributes[name];
      return attribute ? [[name, describeField(attribute, wanted)]] : [];
    }),
  );
}

function describeField(attribute: Attribute, wanted: SpecifiedField): SpecifiedField {
  const { type, required, customField, relation, target, component, min, max } = attribute;
  const of = attribute.enum ?? attribute.allowedTypes;
  const isMany = attribute.multiple || attribute.repeatable || relation?.endsWith('ToMany');
  const parts = components.get(component ?? '')?.attributes;
  return {
    type: customField ? 'customField' : type,
    ...(required && { required }),
    ...('is' in wanted && { is: attribute.default }),
    ...(of && { of }),
    ...(target && { to: target }),
    ...(isMany && { many: true }),
    ...(parts && { fields: describeFields(parts, wanted.fields ?? {}) }),
    ...(customField && { customField }),
    ...(wanted.min !== undefined && min !== undefined && { min }),
    ...(wanted.max !== undefined && max !== undefined && { max }),
  };
}
