import type { Fields } from 'page-format';
import type { ListField } from 'page-format/fields';
import { describe, expect, test } from 'vitest';
import { registry } from '../registry.ts';
import { SPECIFICATION, type SpecifiedField } from './specification.ts';

/** Every block and field that the specification names is there as it says; there may be more blocks, and more fields. */

const blocks = Object.entries(SPECIFICATION).flatMap(([category, types]) =>
  Object.entries(types).map(([type, fields]) => ({ category, type, fields })),
);

test('the palette has the categories and blocks of the specification', () => {
  expect(Object.keys(SPECIFICATION)).toEqual(registry.categories.map(({ name }) => name));
  expect(blocks).toHaveLength(41);
  const places = blocks.map(({ type }) => ({ type, category: registry.get(type)?.category }));
  expect(places).toEqual(blocks.map(({ type, category }) => ({ type, category })));
});

test.each(blocks)('$type has its fields, with their start values, options and conditions', ({ type, fields }) => {
  expect(describeFields(registry.get(type)?.props ?? {}, fields)).toEqual(fields);
});

describe('what a new block begins with', () => {
  const start = (type: string, prop: string): unknown => registry.get(type)?.props[prop].default;
  const optionOf = (type: string, prop: string, value: unknown) =>
    registry.get(type)?.props[prop].options.find((option: { value: unknown }) => option.value === value);

  test.each([
    ['Features', 'features', 4],
    ['TargetAudienceBlock', 'items', 4],
    ['MobileMenuBlock', 'items', 4],
    ['Columns', 'columns', 2],
  ])('%s: as many %s as specified', (type, prop, count) => {
    expect(start(type, prop)).toHaveLength(count);
  });

  test('the mobile bar has room for four tabs, the rating goes from one to five stars', () => {
    expect(registry.get('MobileMenuBlock')?.props.items).toMatchObject({ max: 4 });
    expect(registry.get('ReviewsSlider')?.props.minRating).toMatchObject({ min: 1, max: 5 });
  });

  test('a container is full width only while it is no hero', () => {
    expect(optionOf('Container', 'type', 'full').when).toEqual({ prop: 'isHero', is: false });
  });

  test('options are called what the specification calls them', () => {
    const called = (type: string, prop: string) =>
      registry.get(type)?.props[prop].options.map(({ label }: { label: { en: string } }) => label.en);
    expect(called('ButtonContainer', 'verticalAlignment')).toEqual(['Left', 'Center', 'Right']);
    expect(called('VerticalSpacing', 'amount')).toEqual(['Minimal', 'Default', 'Large', 'Extra large']);
    expect(called('Title', 'type')).toEqual(['H1', 'H2', 'H3', 'H4', 'H5']);
  });

  test('of six team photos only the first is required', () => {
    const { props } = registry.get('TeamMemberCircles') ?? { props: {} };
    const required = Object.entries(props as Fields).filter(([, field]) => (field.check?.(null, {}) ?? []).length > 0);
    expect(required.map(([name]) => name)).toEqual(['firstImage']);
  });

  test.each(['firstImage', 'sixthImage'])('the photo %s takes images only', (name) => {
    expect(registry.get('TeamMemberCircles')?.props[name]).toMatchObject({ accepts: 'image' });
  });
});

/** What is said of the fields, as far as the specification speaks of them. */
function describeFields(fields: Fields, said: Readonly<Record<string, SpecifiedField>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, wanted]) => {
      const field = fields[name];
      return field ? [[name, describeField(field, wanted)]] : [];
    }),
  );
}

function describeField(field: Fields[string], wanted: SpecifiedField): Record<string, unknown> {
  const { kind, when } = field;
  const options = (field as { options?: { value: unknown }[] }).options;
  return {
    kind,
    ...('is' in wanted && { is: field.default }),
    ...('of' in wanted && { of: options?.map(({ value }) => value) }),
    ...('when' in wanted && { when: when && [when.prop, when.is] }),
    ...(wanted.item && { item: describeFields((field as ListField).item ?? {}, wanted.item) }),
  };
}
