import type { Condition } from '../block/condition.ts';
import { keepDeclared } from '../block/declared.ts';
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

/**
 * A field, with how it was declared. One that cannot be made of its options is left empty: it is told of with its block and
 * its name, which are not known here, by the check of declarations.
 * @param by the function that declares it
 */
export function declareField<Options, Made extends object>(
  by: string,
  options: Options,
  make: (options: Options) => Made,
): Made {
  try {
    return keepDeclared(make(options), { by, options });
  } catch (error) {
    return keepDeclared({} as Made, { by, options, error });
  }
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
