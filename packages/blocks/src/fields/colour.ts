import { z } from 'zod';
import type { Field } from '../core/field.ts';
import { describeField, type FieldOptions } from './declare.ts';
import { PALETTE } from './palette.ts';

export interface ColourField extends Field<string> {
  readonly kind: 'colour';
  /** What the colour is for, so that editors see how well text can be read; undefined for lines and decoration. */
  readonly use: ColourUse | undefined;
}

export type ColourUse = 'text' | 'background';

interface ColourOptions extends FieldOptions {
  /** A name of the palette, or a value. */
  default: string;
  use?: ColourUse;
}

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const SCHEMA = z.string().refine((value) => HEX.test(value) || Object.hasOwn(PALETTE, value));

/** A colour: a name of the palette, or a free value such as `#1d6b4f`. The View gets a CSS colour. */
export function colour(options: ColourOptions): ColourField {
  return {
    kind: 'colour',
    ...describeField(options, 'style'),
    default: options.default,
    use: options.use,
    schema: SCHEMA,
    expects: {
      en: 'a colour of the palette or a value such as #1d6b4f',
      de: 'eine Farbe der Palette oder ein Wert wie #1d6b4f',
    },
    bind: (value) => (HEX.test(value) ? value : `var(--colour-${value})`),
  };
}
