import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readAt, writeAt } from '../../../../shared/translation/entry-texts.ts';
import { isSameJson } from '../../../../shared/version.ts';
import type { EditorHost } from '../../host/editor-host.tsx';

type Values = Readonly<Record<string, unknown>>;

/**
 * The values of an entry with what was put in here just now. Its form is in another React root: a text that waited for it to
 * come back would lose the caret with each letter.
 * @returns the values, and a function that gives the form others, by paths, which it has when that returns
 */
export function useEntryValues({ form }: Pick<EditorHost, 'form'>): [values: object, give: (fields: Values) => void] {
  const { values: inForm } = form;
  const latest = useRef(form);
  latest.current = form;
  const [given, setGiven] = useState<Values>({});
  useEffect(() => {
    setGiven((before) => {
      const left = Object.entries(before).filter(([path, value]) => !isSameJson(readAt(inForm, path), value));
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left);
    });
  }, [inForm]);
  const values = useMemo(
    () => Object.entries(given).reduce<object>((all, [path, value]) => writeAt(all, path, value), inForm),
    [given, inForm],
  );
  const give = (fields: Values) => {
    if (Object.keys(fields).length === 0) return;
    // First: what draws the text anew meanwhile must not draw the one before.
    setGiven((before) => ({ ...before, ...fields }));
    flushSync(() => {
      for (const [path, value] of Object.entries(fields)) latest.current.onChange(path, value);
    });
  };
  return [values, give];
}
