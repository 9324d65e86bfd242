import { FIELD_GROUPS, type Field, type FieldGroup } from 'page-format';

type Entry = readonly [name: string, field: Field];

/** Properties by the groups of the settings panel, in the panel's order; without those groups that none is in. */
export function groupFields(fields: readonly Entry[]): { group: FieldGroup; entries: readonly Entry[] }[] {
  return FIELD_GROUPS.map((group) => ({
    group,
    entries: fields.filter(([, field]) => field.group === group),
  })).filter(({ entries }) => entries.length > 0);
}
