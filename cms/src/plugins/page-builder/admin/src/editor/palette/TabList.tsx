import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';

/** A row of tabs; arrows walk and select. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const next = tabs[(tabs.indexOf(document.activeElement as HTMLElement) + step + tabs.length) % tabs.length];
    next?.focus();
    next?.click();
  };
  return (
    <Row role="tablist" aria-label={label} onKeyDown={walk}>
      {children}
    </Row>
  );
}

export function Tab({ selected, onSelect, children }: { selected: boolean; onSelect(): void; children: ReactNode }) {
  return (
    <button type="button" role="tab" aria-selected={selected} tabIndex={selected ? 0 : -1} onClick={onSelect}>
      {children}
    </button>
  );
}

const Row = styled.div`
  display: flex;
  gap: 16px;
  inline-size: 100%;

  button {
    padding: 0 0 5px;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.3rem;
    font-weight: 600;
    cursor: pointer;
  }

  button[aria-selected='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.neutral800};
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
