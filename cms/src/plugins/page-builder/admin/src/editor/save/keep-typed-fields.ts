import { useEffect, useRef } from 'react';
import { isSameJson } from '../../../../shared/version.ts';
import type { EntryForm } from '../admin-context.ts';

type Values = Pick<EntryForm, 'values' | 'initialValues'>;

/**
 * What was typed into an entry's fields and is gone from its form, which has begun anew: with what was saved meanwhile,
 * or with what the content manager has read again. Strapi's form then takes over such values as they are.
 * @param page the field that holds the page, which the editor keeps by itself
 */
export function findOverwritten(before: Values, now: Values, page: string): [field: string, typed: unknown][] {
  if (before.initialValues === now.initialValues) return [];
  const [begun, shown] = [before.initialValues, now.values] as Readonly<Record<string, unknown>>[];
  return Object.entries(before.values).filter(
    ([field, typed]) => field !== page && !isSameJson(typed, begun?.[field]) && !isSameJson(typed, shown?.[field]),
  );
}

/** Puts back what was typed in the page settings while the entry was saved or read. */
export function useKeepTypedFields(form: EntryForm, page: string): void {
  const last = useRef<Values>(form);
  useEffect(() => {
    const overwritten = findOverwritten(last.current, form, page);
    last.current = form;
    for (const [field, typed] of overwritten) form.onChange(field, typed);
  }, [form, page]);
}
