import type { ReactNode } from 'react';

/** What Strapi hands to the component of a custom field, as far as it is used here. */
export interface FieldInputProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** The attribute's declaration. */
  attribute?: { min?: number; max?: number; maxLength?: number; options?: Readonly<Record<string, unknown>> };
}
