import { Field, TextInput } from '@strapi/design-system';
import { useEffect, useState } from 'react';

/** Somebody has stopped typing. */
const PAUSE_MS = 300;

interface SearchInputProps {
  label: string;
  /** What is searched for by now. */
  value: string;
  /** Called once somebody has stopped typing; the same function each time. */
  onChange(change: { search: string }): void;
}

/** A field for what is searched. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const [search, setSearch] = useState(value);
  useEffect(() => {
    if (search === value) return;
    const timer = setTimeout(() => onChange({ search }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, value, onChange]);
  return (
    <Field.Root flex="2 1 24rem">
      <Field.Label>{label}</Field.Label>
      <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
    </Field.Root>
  );
}
