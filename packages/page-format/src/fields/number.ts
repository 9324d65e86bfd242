import { z } from 'zod';
import type { Field } from '../block/field.ts';
import { asStored } from '../block/field-plan.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';

export interface NumberField extends Field<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string | undefined;
}

export interface NumberOptions extends FieldOptions {
  default: number;
  min: number;
  max: number;
  /** Distance between allowed values from `min`; 1 unless said otherwise. */
  step?: number;
  /** Shown after the control, such as `%`. */
  unit?: string;
}

/** A number within bounds. */
export function number(options: NumberOptions): NumberField {
  return declareField('number', options, makeNumber);
}

function makeNumber(options: NumberOptions): NumberField {
  const { min, max, step = 1, unit } = options;
  const schema = makeOnce(() =>
    z
      .number()
      .min(min)
      .max(max)
      .refine((value) => isOnStep(value, min, step)),
  );
  return {
    kind: 'number',
    ...describeField(options, 'layout'),
    default: options.default,
    min,
    max,
    step,
    unit,
    get schema() {
      return schema();
    },
    expects: {
      en: `a number from ${min} to ${max} in steps of ${step}`,
      de: `eine Zahl von ${min} bis ${max} in Schritten von ${step}`,
      nl: `een getal van ${min} tot en met ${max} in stappen van ${step}`,
      fr: `un nombre de ${min} à ${max} par pas de ${step}`,
    },
    bind: asStored,
  };
}

/** Steps such as 0.1 are not exact in binary, so a hair's breadth is let pass. */
function isOnStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}
