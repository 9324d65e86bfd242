import type { AnyBlockDefinition } from '../block/define-block.ts';
import { planOf } from '../block/field-plan.ts';
import { readFields } from '../block/props.ts';
import type { ListField } from '../fields/list.ts';
import { type EditorText, translate } from '../text/text.ts';
import type { FieldProblem } from './check-fields.ts';
import type { Mend } from './mend.ts';

/**
 * The problem of an item that nobody has filled in yet, with the mend that takes it out again, while others remain. Not
 * where items have areas: what stands in one would go as well.
 */
export function mendUntouchedItem(
  problem: FieldProblem,
  definition: AnyBlockDefinition,
  props: Readonly<Record<string, unknown>>,
): FieldProblem {
  const [name, index] = problem.path;
  if (problem.mend || problem.level !== 'error' || typeof index !== 'number') return problem;
  const field = definition.props[String(name)];
  if (field?.kind !== 'list' || definition.itemAreas?.list === name) return problem;
  const { item: fields, itemLabel } = field as ListField;
  const items = props[String(name)] as readonly ({ id: string } & Record<string, unknown>)[];
  const item = items[index];
  // A problem deeper inside is of another list's item.
  if (!item || items.length < 2 || problem.path.length !== 3) return problem;
  const values = readFields(fields, item);
  const isUntouched = Object.entries(planOf(fields).defaults).every(([key, value]) => values[key] === value);
  return isUntouched ? { ...problem, mend: removeItem(itemLabel, item.id, index + 1) } : problem;
}

/** The mend that removes an item, called by its place. */
export function removeItem(itemLabel: EditorText, itemId: string, number: number): Mend {
  const name = (language: string) => `${translate(itemLabel, language)} ${number}`;
  return {
    change: 'removeItem',
    itemId,
    label: {
      en: `Remove ${name('en')}`,
      de: `${name('de')} entfernen`,
      nl: `Verwijder ${name('nl')}`,
      fr: `Retirer : ${name('fr')}`,
    },
  };
}
