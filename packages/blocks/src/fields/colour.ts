import { type ColourField, type ColourOptions, colour as declareColour } from 'page-format/fields';
import { PALETTE } from './palette.ts';

/** A colour of the brand, or a free value such as `#1d6b4f`. */
export function colour(options: Omit<ColourOptions, 'palette'>): ColourField {
  return declareColour({ palette: PALETTE, ...options });
}
