import { useMemo, useState } from 'react';
import { writeAt } from '../../../shared/translation/entry-texts.ts';
import { isSameJson } from '../../../shared/version.ts';
import type { EntryForm } from '../host/editor-host.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The form of an entry, as Strapi keeps one: what it began with, and what was entered since. */
export function useMemoryForm(stored: Values): EntryForm {
  const [{ values, initialValues }, setForm] = useState({ values: stored, initialValues: stored });
  const [latest] = useState({ values });
  latest.values = values;
  return useMemo(
    () => ({
      values,
      initialValues,
      errors: {},
      modified: !isSameJson(values, initialValues),
      disabled: false,
      getValues: () => latest.values,
      validate: async () => ({}),
      showErrors: () => undefined,
      resetForm: (next) => {
        latest.values = next as Values;
        setForm({ values: latest.values, initialValues: latest.values });
      },
      onChange(name, value) {
        latest.values = writeAt(latest.values, name, value);
        setForm((form) => ({ ...form, values: writeAt(form.values, name, value) }));
      },
    }),
    [values, initialValues, latest],
  );
}
