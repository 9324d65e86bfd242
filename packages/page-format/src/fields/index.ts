import type { ChoiceField } from './choice.ts';
import type { ColourField } from './colour.ts';
import type { LinkField } from './link.ts';
import type { ListField } from './list.ts';
import type { MediaField } from './media.ts';
import type { NumberField } from './number.ts';
import type { ReferenceField } from './reference.ts';
import type { RichTextField } from './rich-text.ts';
import type { TextField } from './text.ts';
import type { ToggleField } from './toggle.ts';
import type { VideoSourceField } from './video-source.ts';

export * from './choice.ts';
export * from './colour.ts';
export * from './crop.ts';
export * from './file-address.ts';
export * from './link.ts';
export * from './list.ts';
export * from './media.ts';
export * from './number.ts';
export * from './reference.ts';
export * from './rich-text.ts';
export * from './script-address.ts';
export * from './text.ts';
export * from './toggle.ts';
export * from './video-source.ts';

/** Every kind of field the settings panel can show; it switches on `kind`. */
export type AnyField =
  | ChoiceField
  | ColourField
  | LinkField
  | ListField
  | MediaField
  | NumberField
  | ReferenceField
  | RichTextField
  | TextField
  | ToggleField
  | VideoSourceField;
