import { z } from 'zod';
import { type Condition, holds } from '../block/condition.ts';
import type { Field, ValueProblem } from '../block/field.ts';
import { asStored } from '../block/field-plan.ts';
import { type EditorText, translate } from '../text/text.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
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

export interface ChoiceOptions<Value extends string | number> extends FieldOptions {
  default: NoInfer<Value>;
  options: readonly ChoiceOption<Value>[];
  display?: ChoiceField['display'];
}

/** One of several named values. */
export function choice<const Value extends string | number>(options: ChoiceOptions<Value>): ChoiceField<Value> {
  return declareField('choice', options, makeChoice);
}

function makeChoice<const Value extends string | number>(options: ChoiceOptions<Value>): ChoiceField<Value> {
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
      de: `eins von: ${options.options.map((option) => translate(option.label, 'de')).join(', ')}`,
      nl: `een van: ${options.options.map((option) => translate(option.label, 'nl')).join(', ')}`,
      fr: `une valeur parmi : ${options.options.map((option) => translate(option.label, 'fr')).join(', ')}`,
    },
    bind: asStored,
    ...(options.options.some(({ when }) => when) && {
      check: (value: Value, beside: Readonly<Record<string, unknown>>) => explainNotOffered(value, options, beside),
    }),
  };
}

/**
 * The options to choose from beside the other values of the block or list item, and the one that is stored, so that it
 * can be read even where it is no longer offered.
 */
export function offeredOptions<Value extends string | number>(
  { options }: Pick<ChoiceField<Value>, 'options'>,
  stored: unknown,
  beside: Readonly<Record<string, unknown>>,
): readonly ChoiceOption<Value>[] {
  return options.filter(({ value, when }) => value === stored || holds(when, beside));
}

function explainNotOffered<Value extends string | number>(
  stored: Value,
  { label, options }: Pick<ChoiceOptions<Value>, 'label' | 'options'>,
  beside: Readonly<Record<string, unknown>>,
): ValueProblem[] {
  const option = options.find(({ value }) => value === stored);
  if (!option || holds(option.when, beside)) return [];
  return [
    {
      level: 'warning',
      message: {
        en: `"${label.en}": "${option.label.en}" does not go with the other settings. Choose another.`,
        de: `„${translate(label, 'de')}“: „${translate(option.label, 'de')}“ passt nicht zu den übrigen Einstellungen. Bitte etwas anderes wählen.`,
        nl: `“${translate(label, 'nl')}”: “${translate(option.label, 'nl')}” past niet bij de andere instellingen. Kies iets anders.`,
        fr: `« ${translate(label, 'fr')} » : « ${translate(option.label, 'fr')} » ne va pas avec les autres paramètres. Choisissez autre chose.`,
      },
    },
  ];
}

function usualDisplay(options: readonly ChoiceOption[]): ChoiceField['display'] {
  if (options.every(({ drawing }) => drawing !== undefined)) return 'icons';
  return options.length <= 5 ? 'buttons' : 'menu';
}
