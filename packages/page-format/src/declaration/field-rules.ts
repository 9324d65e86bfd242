import type { Condition } from '../block/condition.ts';
import { readDeclared } from '../block/declared.ts';
import type { Field } from '../block/field.ts';
import type { ChoiceField, ChoiceOption } from '../fields/choice.ts';
import type { ColourField } from '../fields/colour.ts';
import type { ListField } from '../fields/list.ts';
import type { MediaField } from '../fields/media.ts';
import type { NumberField } from '../fields/number.ts';
import type { TextField, TextOptions } from '../fields/text.ts';
import { advise, explainName, listOf, show } from './advise.ts';

/** The fields whose options have to fit each other, by the function that declares them. */
interface RuledFields {
  text: TextField;
  textarea: TextField;
  number: NumberField;
  choice: ChoiceField;
  colour: ColourField;
  list: ListField;
  media: MediaField;
}

/** By name. */
type Beside = Readonly<Record<string, unknown>>;

/** What is wrong between the options of one field, or between it and those beside it, a sentence each. */
type FieldRule<Declared extends Field> = (field: Declared, beside: Beside) => string[];

const RULES: { readonly [Name in keyof RuledFields]: FieldRule<RuledFields[Name]> } = {
  text: checkPattern,
  textarea: checkPattern,
  number: ({ min, max }) => (min > max ? [`"min" is ${min}, which is more than "max", ${max}. Exchange them.`] : []),
  choice: checkOptions,
  colour: ({ palette, default: chosen, schema }) =>
    schema.safeParse(chosen).success
      ? []
      : [`"default" is ${show(chosen)}, which is no name of the palette. ${advise(chosen, Object.keys(palette))}`],
  list: checkList,
  media: ({ altProp }, beside) => explainName('altProp', altProp, beside, ['text', 'textarea'], 'text() beside it'),
};

/**
 * @param by the function that declares the field
 * @param field whose options are each what they have to be
 */
export function checkField(by: string, field: Field, beside: Beside): string[] {
  const rule: FieldRule<never> | undefined = RULES[by as keyof RuledFields];
  const own = rule?.(field as never, beside) ?? [];
  return own.length > 0 ? own : [...checkDefault(field), ...checkConditions(field, beside)];
}

function checkDefault({ default: value, schema, expects }: Field): string[] {
  return schema.safeParse(value).success ? [] : [`"default" is ${show(value)}. Write ${expects.en}.`];
}

function checkConditions(field: Field & { options?: readonly ChoiceOption[] }, beside: Beside): string[] {
  const ofOptions = (field.options ?? []).map(({ when }, index) => [`options.${index}.when`, when] as const);
  return [['when', field.when] as const, ...ofOptions].flatMap(([where, when]) =>
    when ? checkCondition(where, when, beside) : [],
  );
}

function checkCondition(where: string, { prop, is }: Condition, beside: Beside): string[] {
  const named = explainName(`${where}.prop`, prop, beside, undefined, 'property beside it');
  const other = beside[prop] as Partial<Field & ChoiceField> | undefined;
  const never = (Array.isArray(is) ? is : [is]).find((value) => other?.schema?.safeParse(value).success === false);
  if (named.length > 0 || never === undefined) return named;
  const possible = other?.options ? listOf(other.options.map(({ value }) => value)) : other?.expects?.en;
  return [`"${where}.is" is ${show(never)}, which "${prop}" never is. Write ${possible}.`];
}

function checkPattern(field: TextField): string[] {
  const { pattern } = (readDeclared(field)?.options ?? {}) as Partial<TextOptions>;
  if (!pattern?.expression.global && !pattern?.expression.sticky) return [];
  return [
    `"pattern.expression" is ${pattern.expression}, which finds a text every other time only. Take the g or y off.`,
  ];
}

function checkOptions({ options, default: chosen }: ChoiceField): string[] {
  const values = options.map(({ value }) => value);
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined) return [`two of the "options" have the value ${show(twice)}. Give each a value of its own.`];
  if (values.includes(chosen)) return [];
  return [`"default" is ${show(chosen)}, which is no value of its options. ${advise(String(chosen), values)}`];
}

function checkList({ item, titleProp, default: items, max }: ListField): string[] {
  if (items.length > max) {
    return [`"default" has ${items.length} items, and "max" is ${max}. Take items away, or raise "max".`];
  }
  return [
    ...explainName('titleProp', titleProp, item, undefined, 'property of "item"'),
    ...items.flatMap(({ id: _, ...values }, index) =>
      Object.entries(values).flatMap(([name, value]) => {
        const where = `default.${index}.${name}`;
        const field: Partial<Field> | undefined = item[name];
        if (!field) return [`"${where}" is no property of "item". ${advise(name, Object.keys(item))}`];
        if (field.schema?.safeParse(value).success !== false) return [];
        return [`"${where}" is ${show(value)}. Write ${field.expects?.en}.`];
      }),
    ),
  ];
}
