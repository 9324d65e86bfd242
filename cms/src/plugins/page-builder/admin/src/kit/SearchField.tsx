import { Search } from '@strapi/icons';
import type { KeyboardEventHandler } from 'react';
import styled from 'styled-components';
import { Input } from './layout.ts';

interface SearchFieldProps {
  /** Its name, and what it says while it is empty. */
  label: string;
  value: string;
  onChange(value: string): void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
}

/** Where words are typed that narrow the list below. */
export function SearchField({ label, value, onChange, onKeyDown }: SearchFieldProps) {
  return (
    <Box>
      <Search aria-hidden />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  inline-size: 100%;

  svg {
    position: absolute;
    inset-block-start: 9px;
    inset-inline-start: 8px;
    inline-size: 14px;
    block-size: 14px;
    color: ${({ theme }) => theme.colors.neutral500};
    pointer-events: none;
  }

  input {
    /* In a narrow panel there is room for what it says while it is empty. */
    padding-inline: 26px 2px;
    font-size: 1.15rem;
  }
`;
