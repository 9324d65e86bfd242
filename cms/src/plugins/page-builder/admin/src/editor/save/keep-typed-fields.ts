import { useLayoutEffect, useRef } from 'react';
import { isSameJson } from '../../../../shared/version.ts';
import type { EntryForm } from '../../host/editor-host.tsx';
import type { Editing } from '../../session/editing.ts';

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

/** The form as it was last seen while a page was edited: the next form of the same entry goes on from it. */
const seen = new WeakMap<Editing, Values>();

/**
 * Puts back what was typed in the page settings while the entry was saved or read. To be called where the form itself
 * is: the editor, a React root of its own, hears of it a moment later and may miss what was typed just before.
 * @param editing undefined while the editor is closed
 */
export function useKeepTypedFields(editing: Editing | undefined, form: EntryForm, page: string): void {
  const last = useRef<Editing>();
  useLayoutEffect(() => {
    // Closed, and not only without its form: from now on the fields are the form's own again.
    if (last.current && !editing) seen.delete(last.current);
    last.current = editing;
    if (!editing) return;
    const overwritten = findOverwritten(seen.get(editing) ?? form, form, page);
    // As it will be: the form may begin anew once more before this is in it.
    seen.set(editing, {
      initialValues: form.initialValues,
      values: { ...form.values, ...Object.fromEntries(overwritten) },
    });
    for (const [field, typed] of overwritten) form.onChange(field, typed);
  }, [editing, form, page]);
}
