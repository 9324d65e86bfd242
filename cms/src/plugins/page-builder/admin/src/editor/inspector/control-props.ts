import type { Field, Problem } from 'page-format';
import type { ListItems } from './list-items.ts';

/** What the control of one kind of field is given. */
export interface ControlProps<F, Value> extends Markers {
  field: F;
  value: Value;
  onChange(value: Value): void;
}

/** What ties a control to its label, help and problems. */
export interface Markers {
  /** Id of the element that the label belongs to. */
  id: string;
  /** Ids of help and problem texts. */
  describedBy: string | undefined;
  isInvalid: boolean;
  /** True while several blocks are changed that have different values here: none of them is shown. */
  isMixed?: boolean | undefined;
}

/** What the settings panel knows about one property. */
export interface FieldControlProps {
  path: readonly (string | number)[];
  field: Field;
  value: unknown;
  isMixed?: boolean;
  /** All values of the block or list item that the property belongs to. */
  beside: Readonly<Record<string, unknown>>;
  /** True while the document holds a value of its own, which can be reset. */
  isStored: boolean;
  problems: readonly Problem[];
  /** `undefined` resets to the default. */
  onChange(value: unknown): void;
  /** What resetting is called, where it is not the default that shows again. */
  resetLabel?: string;
  /** In a section: whether the property may differ where the section is used. */
  mayDiffer?: boolean | undefined;
  onMayDiffer?: ((mayDiffer: boolean) => void) | undefined;
  /** For lists of a block: their changes as actions. */
  items?: ListItems | undefined;
}

/** Attributes of a control that is a single element. */
export function accessibility({ id, describedBy, isInvalid }: Markers) {
  return { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined };
}
