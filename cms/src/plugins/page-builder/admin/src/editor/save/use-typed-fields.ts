import { useEffect, useRef } from 'react';
import { isSameJson } from '../../../../shared/version.ts';
import type { EntryForm } from '../../host/editor-host.tsx';
import type { Editing } from '../../session/editing.ts';
import type { EntryFields } from '../../session/unsaved/unsaved-work.ts';

/** Keeps what is typed in the page settings until it is saved, beside the changes of the page. */
export function useTypedFields({ values, initialValues }: EntryForm, page: string, editing: Editing): void {
  const noted = useRef<EntryFields>({});
  useEffect(() => {
    const begun = initialValues as EntryFields;
    const typed = Object.entries(values).filter(([field, value]) => field !== page && !isSameJson(value, begun[field]));
    const fields = Object.fromEntries(typed);
    if (isSameJson(fields, noted.current)) return;
    noted.current = fields;
    // As the browser can keep it: values of forms may hold more than data.
    editing.noteFields(JSON.parse(JSON.stringify(fields)) as EntryFields);
  }, [values, initialValues, page, editing]);
}
