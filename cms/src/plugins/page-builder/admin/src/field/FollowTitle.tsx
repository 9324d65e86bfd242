import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import type { FieldInputProps } from '../api/field-input.ts';
import { toSlug } from '../text/to-slug.ts';

interface FollowTitleProps {
  /** Null until somebody writes one. */
  value: string | null | undefined;
  attribute: NonNullable<FieldInputProps['attribute']>;
  onSuggest(slug: string): void;
}

/** Lets the address of a new entry follow the field that it is made from. What makes addresses is loaded with it. */
export function FollowTitle({ value, attribute, onSuggest }: FollowTitleProps) {
  const suggestion = useSuggestion(attribute);
  const slug = value ?? '';
  /** What was written here last, and not by a person: who empties the field wants no address. */
  const followed = useRef(typeof value !== 'string' || slug === suggestion ? slug : undefined);

  useEffect(() => {
    if (slug !== followed.current || slug === suggestion) return;
    followed.current = suggestion;
    onSuggest(suggestion);
  }, [slug, suggestion, onSuggest]);
  return null;
}

function useSuggestion({ options = {}, maxLength = 200 }: FollowTitleProps['attribute']): string {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const title = useForm('SlugInput', ({ values }) => (values as Record<string, unknown>)[String(options.targetField)]);
  return toSlug(typeof title === 'string' ? title : '', query.plugins?.i18n?.locale).slice(0, maxLength);
}
