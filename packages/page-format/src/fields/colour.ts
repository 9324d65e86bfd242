import { z } from 'zod';
import type { Field } from '../block/field.ts';
import type { EditorText } from '../text/text.ts';
import { declareField, describeField, type FieldOptions } from './declare.ts';
import { makeOnce } from './make-once.ts';

/** The colours of a site, by the names that documents store. */
export type Palette = Readonly<Record<string, { value: string; label: EditorText }>>;

export interface ColourField extends Field<string> {
  readonly kind: 'colour';
  readonly palette: Palette;
  /** What the colour is for, so that editors see how well text can be read; undefined for lines and decoration. */
  readonly use: ColourUse | undefined;
}

export type ColourUse = 'text' | 'background';

export interface ColourOptions extends FieldOptions {
  palette: Palette;
  /** A name of the palette, or a value. */
  default: string;
  use?: ColourUse;
}

const HEX = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/;

/**
 * A colour: a name of the palette, or a free value such as `#1d6b4f`. The View gets a CSS colour: for names a custom
 * property, `var(--colour-<name>)`, which the style sheet of the site has to give.
 */
export function colour(options: ColourOptions): ColourField {
  return declareField('colour', options, makeColour);
}

function makeColour(options: ColourOptions): ColourField {
  const { palette } = options;
  const schema = makeOnce(() => z.union([z.enum(Object.keys(palette)), z.string().regex(HEX)]));
  return {
    kind: 'colour',
    ...describeField(options, 'style'),
    palette,
    default: options.default,
    use: options.use,
    get schema() {
      return schema();
    },
    expects: {
      en: 'a colour of the palette or a value such as #1d6b4f',
      de: 'eine Farbe der Palette oder ein Wert wie #1d6b4f',
      nl: 'een kleur uit het palet of een waarde zoals #1d6b4f',
      fr: 'une couleur de la palette ou une valeur comme #1d6b4f',
    },
    bind: (value) => (HEX.test(value) ? value : `var(--colour-${value})`),
  };
}
