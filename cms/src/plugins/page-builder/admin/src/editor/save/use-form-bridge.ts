import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../host/editor-host.tsx';
import type { Editing } from '../../session/editing.ts';
import { bridgeForm, type FormBridge } from './form-bridge.ts';

/**
 * Keeps the entry's form in step with the editor for as long as it is open; see `bridgeForm`.
 * @param name of the field
 * @returns `flush`, which hands over what is not handed over yet; the form has it when the call returns
 */
export function useFormBridge(name: string, editing: Editing): () => void {
  const { form } = useHost();
  const value = (form.values as Record<string, unknown>)[name];
  const latest = useRef({ value, change: form.onChange });
  latest.current = { value, change: form.onChange };
  const bridge = useRef<FormBridge | undefined>(undefined);

  useEffect(() => {
    // Strapi's own Save would be refused, of whoever may change texts alone: theirs are saved in the editor.
    const give = (next: unknown) => editing.store.textsOnly || latest.current.change(name, next);
    const own = bridgeForm(editing, latest.current.value, give);
    bridge.current = own;
    return () => own.close();
  }, [name, editing]);

  useEffect(() => bridge.current?.follow(value), [value]);

  return useCallback(() => flushSync(() => bridge.current?.flush()), []);
}
