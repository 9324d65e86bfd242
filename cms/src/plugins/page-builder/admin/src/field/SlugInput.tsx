import { Field } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { FieldInputProps } from '../api/field-input.ts';
import type { FollowTitle } from './FollowTitle.tsx';

/**
 * The field `plugin::page-builder.slug`: an address that may have several parts, and none. In a new entry it follows the
 * field that the option `targetField` names, until somebody writes another one.
 */
export default function SlugInput(props: FieldInputProps) {
  const { name, label, hint, labelAction, required = false, disabled = false, attribute = {} } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const isNew = useForm('SlugInput', ({ values }) => (values as { documentId?: string }).documentId === undefined);
  const Following = useFollowing(isNew && !disabled);

  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Field.Input
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={value ?? ''}
        onChange={({ target }) => onChange(name, target.value)}
      />
      <Field.Hint />
      <Field.Error />
      {Following && <Following value={value} attribute={attribute} onSuggest={(slug) => onChange(name, slug)} />}
    </Field.Root>
  );
}

/** What suggests an address. Where it cannot be loaded, as without a connection, nothing is suggested. */
function useFollowing(isWanted: boolean): typeof FollowTitle | undefined {
  const [Loaded, setLoaded] = useState<typeof FollowTitle>();
  useEffect(() => {
    if (!isWanted) return;
    import('./FollowTitle.tsx').then(
      (module) => setLoaded(() => module.FollowTitle),
      (error: unknown) => console.warn(error),
    );
  }, [isWanted]);
  return isWanted ? Loaded : undefined;
}
