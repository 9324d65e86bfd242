import { z } from 'zod';
import type { Condition } from '../core/condition.ts';
import type { Field } from '../core/field.ts';
import { asStored } from '../core/field-plan.ts';
import type { EditorText } from '../core/text.ts';
import { describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';

export interface ChoiceOption<Value extends string | number = string | number> {
  value: Value;
  label: EditorText;
  /** Only offered while this holds; a stored value stays readable either way. */
  when?: Condition;
  /** For a choice of icons: the drawing, as a path in lines on a field of 24 by 24. */
  drawing?: string;
}

export interface ChoiceField<Value extends string | number = string | number> extends Field<Value> {
  readonly kind: 'choice';
  readonly options: readonly ChoiceOption<Value>[];
  /** A row of buttons suits up to five short options, icons those that are drawings, a menu the rest. */
  readonly display: 'buttons' | 'icons' | 'menu';
}

interface ChoiceOptions<Value extends string | number> extends FieldOptions {
  default: NoInfer<Value>;
  options: readonly ChoiceOption<Value>[];
  display?: ChoiceField['display'];
}

/** One of several named values. */
export function choice<const Value extends string | number>(options: ChoiceOptions<Value>): ChoiceField<Value> {
  const schema = makeOnce(() => z.literal(options.options.map((option) => option.value)));
  return {
    kind: 'choice',
    ...describeField(options, 'layout'),
    default: options.default,
    options: options.options,
    display: options.display ?? usualDisplay(options.options),
    get schema() {
      return schema();
    },
    expects: {
      en: `one of: ${options.options.map((option) => option.label.en).join(', ')}`,
      de: `eins von: ${options.options.map((option) => option.label.de).join(', ')}`,
    },
    bind: asStored,
  };
}

function usualDisplay(options: readonly ChoiceOption[]): ChoiceField['display'] {
  if (options.every(({ drawing }) => drawing !== undefined)) return 'icons';
  return options.length <= 5 ? 'buttons' : 'menu';
}
