import { Field } from '@strapi/design-system';
import { useField, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import type { FieldInputProps } from '../api/field-input.ts';
import { toSlug } from '../text/to-slug.ts';

/**
 * The field `plugin::page-builder.slug`: an address that may have several parts, and none. In a new entry it follows the
 * field that the option `targetField` names, until somebody writes another one.
 */
export default function SlugInput(props: FieldInputProps) {
  const { name, label, hint, labelAction, required = false, disabled = false, attribute = {} } = props;
  const { value, error, onChange } = useField<string | null>(name);
  const suggestion = useSuggestion(attribute);
  const isNew = useForm('SlugInput', ({ values }) => (values as { documentId?: string }).documentId === undefined);
  const slug = value ?? '';
  /** What was written here last, and not by a person: who empties the field wants no address. */
  const followed = useRef(typeof value !== 'string' || slug === suggestion ? slug : undefined);

  useEffect(() => {
    if (!isNew || disabled || slug !== followed.current || slug === suggestion) return;
    followed.current = suggestion;
    onChange(name, suggestion);
  }, [isNew, disabled, slug, suggestion, name, onChange]);

  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Field.Input
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={slug}
        onChange={({ target }) => onChange(name, target.value)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function useSuggestion({ options = {}, maxLength = 200 }: NonNullable<FieldInputProps['attribute']>): string {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const title = useForm('SlugInput', ({ values }) => (values as Record<string, unknown>)[String(options.targetField)]);
  return toSlug(typeof title === 'string' ? title : '', query.plugins?.i18n?.locale).slice(0, maxLength);
}
