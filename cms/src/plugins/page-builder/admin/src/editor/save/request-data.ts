import { isSameJson } from '../../../../shared/version.ts';

interface Form {
  values: object;
  /** What the form began with. */
  initialValues: object;
  /** True when the entry is stored in this language. */
  isStored: boolean;
}

/**
 * The entry as the API takes it. Of a stored entry only what was changed here is sent, so that a field which somebody
 * else changed meanwhile is not set back to what this form still shows.
 */
export function toRequestData({ values, initialValues, isStored }: Form): Record<string, unknown> {
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      !isStored || name === 'locale' || !isSameJson(value, (initialValues as Record<string, unknown>)[name]),
  );
  return transform(Object.fromEntries(changed)) as Record<string, unknown>;
}

/** Relations carry what is to be sent in `apiData`. */
function transform(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(transform);
  if (typeof value !== 'object' || value === null) return value;
  if ('apiData' in value) return value.apiData;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, transform(entry)]));
}
