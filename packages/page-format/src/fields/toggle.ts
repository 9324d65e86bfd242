import { z } from 'zod';
import type { Field } from '../block/field.ts';
import { asStored } from '../block/field-plan.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';

export interface ToggleField extends Field<boolean> {
  readonly kind: 'toggle';
}

const SCHEMA = z.boolean();

export interface ToggleOptions extends FieldOptions {
  default: boolean;
}

/** On or off. */
export function toggle(options: ToggleOptions): ToggleField {
  return declareField('toggle', options, makeToggle);
}

function makeToggle(options: ToggleOptions): ToggleField {
  return {
    kind: 'toggle',
    ...describeField(options, 'layout'),
    default: options.default,
    schema: SCHEMA,
    expects: { en: 'on or off', de: 'an oder aus', nl: 'aan of uit', fr: 'activé ou désactivé' },
    bind: asStored,
  };
}
