import { z } from 'zod';
import type { Condition } from '../core/condition.ts';
import type { Field } from '../core/field.ts';
import type { EditorText } from '../core/text.ts';
import { describeField, type FieldOptions } from './declare.ts';

export interface ChoiceOption<Value extends string | number = string | number> {
  value: Value;
  label: EditorText;
  /** Only offered while this holds; a stored value stays readable either way. */
  when?: Condition;
}

export interface ChoiceField<Value extends string | number = string | number> extends Field<Value> {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption<Value>[];
  /** A row of buttons suits up to five short options; a menu the rest. */
  readonly display: 'buttons' | 'menu';
}

interface ChoiceOptions<Value extends string | number> extends FieldOptions {
  default: NoInfer<Value>;
  options: readonly ChoiceOption<Value>[];
  display?: ChoiceField['display'];
}

/** One of several named values. */
export function choice<const Value extends string | number>(options: ChoiceOptions<Value>): ChoiceField<Value> {
  return {
    kind: 'choice',
    ...describeField(options, 'layout'),
    default: options.default,
    options: options.options,
    display: options.display ?? (options.options.length <= 5 ? 'buttons' : 'menu'),
    schema: z.literal(options.options.map((option) => option.value)),
    expects: {
      en: `one of: ${options.options.map((option) => option.label.en).join(', ')}`,
      de: `eins von: ${options.options.map((option) => option.label.de).join(', ')}`,
    },
    bind: (value) => value,
  };
}
