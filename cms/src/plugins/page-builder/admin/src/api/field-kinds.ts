import type { Field } from 'page-format';
import type { ComponentType } from 'react';
import { createRegistrations } from './registrations.ts';

/** What the control of a field is given. `id`, `describedBy` and `isInvalid` tie it to its label, help and problems. */
export interface FieldControlProps {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  field: Field;
  value: unknown;
  /** `undefined` resets to the default. */
  onChange(value: unknown): void;
}

/** A kind of field that the editor has no control for by itself. */
export interface FieldKind {
  /** The `kind` of the fields that it is for. */
  kind: string;
  /** May be lazy. */
  Control: ComponentType<FieldControlProps>;
  /** True for a control of several elements: it is then a group that is called like the field. */
  isGroup?: boolean;
}

export const fieldKinds = createRegistrations<FieldKind>('The kind of field', ({ kind }) => kind);
