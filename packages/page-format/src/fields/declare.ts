import type { Condition } from '../block/condition.ts';
import type { FieldGroup } from '../block/field.ts';
import type { EditorText } from '../text/text.ts';

/** What every field's declaration may say. */
export interface FieldOptions {
  label: EditorText;
  /** One sentence under the control: effect and example. */
  help?: EditorText;
  /** Section of the settings panel; each kind of field has a usual one. */
  group?: FieldGroup;
  /** Only shown and checked while this holds. */
  when?: Condition;
}

/** The parts that all fields take over from their options. */
export function describeField(options: FieldOptions, usualGroup: FieldGroup = 'content') {
  return {
    label: options.label,
    help: options.help,
    when: options.when,
    group: options.group ?? usualGroup,
  };
}
