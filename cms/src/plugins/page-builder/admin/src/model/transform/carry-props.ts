import { type EditorText, type Field, type Fields, holds } from 'page-format';
import type { ListField, TextField } from 'page-format/fields';
import { isSameJson } from '../../../../shared/version.ts';
import type { SettingLoss, Unfit } from './loss.ts';

type Values = Readonly<Record<string, unknown>>;

/** True for a value that a field starts with; the ids of a list's items do not count. */
export function isDefault(field: Field, value: unknown): boolean {
  return value === undefined || isSameJson(withoutIds(value), withoutIds(field.default));
}

function withoutIds(value: unknown): unknown {
  return Array.isArray(value) ? value.map((entry) => ({ ...entry, id: undefined })) : value;
}

/** True when a field takes the value of another one of its kind, and finds nothing wrong with it that the other did not. */
export function takes(target: Field, field: Field, value: unknown): boolean {
  if (target.kind !== field.kind || !target.schema.safeParse(value).success) return false;
  return !hasError(target, value) || hasError(field, value);
}

function hasError(field: Field, value: unknown, beside: Values = {}): boolean {
  return (field.check?.(value, beside) ?? []).some(({ level }) => level === 'error');
}

/** Writes a value as it is stored: one that a field starts with is left out. */
export function put(props: Record<string, unknown>, name: string, field: Field | undefined, value: unknown): void {
  if (field && !isDefault(field, value)) props[name] = value;
}

/**
 * Settings go to those of the same name and kind.
 * @param handled names that are not looked at, on either side: what they hold has gone its own way
 */
export function carrySettings(
  stored: Values,
  from: Fields,
  to: Fields,
  handled: { readonly from: ReadonlySet<string>; readonly to: ReadonlySet<string> },
): { props: Record<string, unknown>; losses: SettingLoss[] } {
  const props: Record<string, unknown> = {};
  const losses: SettingLoss[] = [];
  for (const [name, value] of Object.entries(stored)) {
    const field = from[name];
    if (handled.from.has(name) || value === undefined || (field && isDefault(field, value))) continue;
    const target = handled.to.has(name) ? undefined : to[name];
    if (field && target && takes(target, field, value)) put(props, name, target, value);
    else losses.push({ label: field?.label ?? ({ en: name } satisfies EditorText) });
  }
  return { props, losses };
}

/** True for a field that somebody has to fill in. */
export function isRequired(field: Field): boolean {
  return hasError(field, field.default);
}

/** True when a block or an item would begin with something missing that nobody could have filled in before. */
export function lacksRequired(fields: Fields, props: Values, handled: ReadonlySet<string>): boolean {
  const values = {
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])),
    ...props,
  };
  return Object.entries(fields).some(
    ([name, field]) =>
      !handled.has(name) &&
      props[name] === undefined &&
      holds(field.when, values) &&
      hasError(field, field.default, values),
  );
}

/** Why a text or a list does not fit into a field; undefined where it is not for its length. */
export function findUnfit(type: string, field: Field): Unfit | undefined {
  if (field.kind === 'list') return { type, reason: 'too-many', limit: (field as ListField).max };
  const limit = (field as Partial<TextField>).maxLength;
  return limit === undefined ? undefined : { type, reason: 'too-long', limit };
}
