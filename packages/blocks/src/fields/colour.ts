import { z } from 'zod';
import type { Field } from '../core/field.ts';
import { describeField, type FieldOptions } from './declare.ts';
import { PALETTE } from './palette.ts';

export interface ColourField extends Field<string> {
  readonly kind: 'colour';
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A colour: a name of the palette, or a free value such as `#1d6b4f`. The View gets a CSS colour. */
export function colour(options: FieldOptions & { default: string }): ColourField {
  return {
    kind: 'colour',
    ...describeField(options, 'style'),
    default: options.default,
    schema: z.string().refine((value) => HEX.test(value) || Object.hasOwn(PALETTE, value)),
    expects: {
      en: 'a colour of the palette or a value such as #1d6b4f',
      de: 'eine Farbe der Palette oder ein Wert wie #1d6b4f',
    },
    bind: (value) => (HEX.test(value) ? value : `var(--colour-${value})`),
  };
}
