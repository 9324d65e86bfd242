import { holds } from '../block/condition.ts';
import type { Field, Fields, ValueProblem } from '../block/field.ts';
import { planOf } from '../block/field-plan.ts';
import { readFields } from '../block/props.ts';
import { describeValue } from '../text/describe-value.ts';
import { translate } from '../text/text.ts';

/** A problem with one of the values of a record; the path starts with the property's name. */
export type FieldProblem = ValueProblem & { path: (string | number)[] };

/**
 * Problems of a record of values: wrong shapes, and what each field checks beyond its schema. Properties whose
 * condition does not hold are skipped, because nobody sees their values.
 */
export function checkFields(fields: Fields, values: Record<string, unknown>): FieldProblem[] {
  const read = readFields(fields, values);
  // A value that was read as it is stored has passed its schema; checking it again would double the work.
  const differs = (name: string) => read[name] !== values[name] && Object.hasOwn(fields, name);
  const suspects = Object.keys(values).filter(differs);
  const found: FieldProblem[] = [];
  for (const [name, field] of suspects.length > 0 ? Object.entries(fields) : planOf(fields).checked) {
    if (!holds(field.when, read)) continue;
    const invalid = suspects.includes(name) ? explainInvalid(field, values[name]) : undefined;
    for (const problem of invalid ?? field.check?.(read[name], read) ?? []) {
      found.push({ ...problem, path: [name, ...(problem.path ?? [])] });
    }
  }
  return found;
}

/** Why the field's schema refuses a stored value, in an editor's words; undefined when it does not. */
function explainInvalid(field: Field, value: unknown): ValueProblem[] | undefined {
  if (value === undefined) return undefined;
  const parsed = field.schema.safeParse(value);
  if (parsed.success) return undefined;
  const precise = field.explain?.(value) ?? [];
  if (precise.length > 0) return precise;
  const path = (parsed.error.issues[0]?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step));
  const arrived = describeValue(findAt(value, path));
  const place = path.length > 0 ? ` (${path.join(' › ')})` : '';
  return [
    {
      level: 'error',
      path,
      message: {
        en: `"${field.label.en}" must be ${field.expects.en}, but it is ${arrived.en}${place}. Set it again.`,
        de: `„${translate(field.label, 'de')}“: erwartet wird ${translate(field.expects, 'de')}, gespeichert ist ${translate(arrived, 'de')}${place}. Bitte neu setzen.`,
        nl: `“${translate(field.label, 'nl')}”: verwacht wordt ${translate(field.expects, 'nl')}, maar opgeslagen is ${translate(arrived, 'nl')}${place}. Stel het opnieuw in.`,
        fr: `« ${translate(field.label, 'fr')} » : valeur attendue : ${translate(field.expects, 'fr')} ; valeur enregistrée : ${translate(arrived, 'fr')}${place}. Définissez-la à nouveau.`,
      },
    },
  ];
}

function findAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce(
    (inner: unknown, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );
}
