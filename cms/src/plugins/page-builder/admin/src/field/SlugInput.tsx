import { Field } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { lazy, Suspense } from 'react';
import type { FieldInputProps } from '../api/field-input.ts';

const FollowTitle = lazy(() => import('./FollowTitle.tsx'));

/**
 * The field `plugin::page-builder.slug`: an address that may have several parts, and none. In a new entry it follows the
 * field that the option `targetField` names, until somebody writes another one.
 */
export default function SlugInput(props: FieldInputProps) {
  const { name, label, hint, labelAction, required = false, disabled = false, attribute = {} } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const isNew = useForm('SlugInput', ({ values }) => (values as { documentId?: string }).documentId === undefined);

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
      {isNew && !disabled && (
        <Suspense>
          <FollowTitle value={value} attribute={attribute} onSuggest={(slug) => onChange(name, slug)} />
        </Suspense>
      )}
    </Field.Root>
  );
}
