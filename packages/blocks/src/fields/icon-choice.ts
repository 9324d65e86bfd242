import type { EditorText } from 'page-format';
import { choice } from 'page-format/fields';

/**
 * A choice of icons, in the order of their names.
 * @param drawings paths in lines on a field of 24 by 24
 */
export function iconChoice<const Name extends string>(
  drawings: Readonly<Record<Name, string>>,
  names: Readonly<Record<Name, EditorText>>,
  first: NoInfer<Name>,
) {
  return choice({
    label: { en: 'Icon', de: 'Symbol', nl: 'Pictogram', fr: 'Icône' },
    group: 'style',
    default: first,
    options: (Object.keys(names) as Name[]).map((value) => ({ value, drawing: drawings[value], label: names[value] })),
  });
}
