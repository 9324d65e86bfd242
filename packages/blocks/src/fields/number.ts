import { z } from 'zod';
import type { Field } from '../core/field.ts';
import { describeField, type FieldOptions } from './declare.ts';

export interface NumberField extends Field<number> {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string | undefined;
}

interface NumberOptions extends FieldOptions {
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
  const { min, max, step = 1, unit } = options;
  return {
    kind: 'number',
    ...describeField(options, 'layout'),
    default: options.default,
    min,
    max,
    step,
    unit,
    schema: Number.isInteger(step) ? z.int().min(min).max(max) : z.number().min(min).max(max),
    bind: (value) => value,
  };
}
