import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { Difference } from '../../../../../shared/differences/list-differences.ts';
import { Quiet } from '../../../kit/layout.ts';
import type { DifferenceRow } from '../../../model/difference-rows.ts';
import type { Tree } from '../../../model/tree.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { MARK_COLOURS } from '../pages/marks.ts';
import type { Returns } from '../use-returns.ts';
import { DifferenceItem } from './DifferenceItem.tsx';
import { keyOf } from './walk.ts';

interface DifferenceListProps {
  rows: readonly DifferenceRow[];
  before: Tree;
  after: Tree;
  /** Index of the difference that is looked at; -1 for none. */
  current: number;
  onGo(row: DifferenceRow): void;
  returns: Returns | undefined;
}

/** Everything that differs between two pages, in words; arrow keys walk through it, and both pages follow. */
export function DifferenceList({ rows, before, after, current, onGo, returns }: DifferenceListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const from = [...(list.current?.children ?? [])].findIndex((row) => row.contains(event.target as Node));
    const row = rows[from + step];
    if (!row) return;
    listButtons(list.current)[from + step]?.focus();
    onGo(row);
  };
  // The same for as long as they do the same: of hundreds of rows those that a step leads from and to are drawn anew.
  const latest = useRef({ rows, onGo });
  latest.current = { rows, onGo };
  const goTo = useCallback((row: DifferenceRow) => latest.current.onGo(row), []);
  const kept = useMemo(
    () =>
      returns && {
        ...returns,
        /** What was brought back differs no more, and its buttons go: the focus stays in its place. */
        bringBack(difference: Difference, props?: readonly string[]) {
          const index = latest.current.rows.findIndex((row) => row.difference.block === difference.block);
          flushSync(() => returns.bringBack(difference, props));
          const buttons = listButtons(list.current);
          (buttons[index] ?? buttons.at(-1))?.focus();
        },
      },
    [returns],
  );

  return (
    <>
      <Hint>{t('comparison.listHint', { count: rows.length })}</Hint>
      <DifferenceRows ref={list} onKeyDown={walk}>
        {rows.map((row, index) => (
          <DifferenceItem
            key={keyOf(row)}
            row={row}
            before={before}
            after={after}
            isCurrent={index === current}
            onGo={goTo}
            returns={kept}
          />
        ))}
      </DifferenceRows>
    </>
  );
}

function listButtons(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>('[data-go]') ?? [])];
}

const Hint = styled(Quiet)`
  padding-block-end: 8px;
`;

/** Holds a `DifferenceItem` for each row. */
export const DifferenceRows = styled.ol`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: 2px 8px 8px;
    border: 1px solid transparent;
    border-radius: 4px;
    /* Hundreds of rows are laid out when they come near. */
    content-visibility: auto;
    contain-intrinsic-size: auto 96px;
  }

  > li:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  > li[aria-current] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  [data-go] {
    display: flex;
    align-items: baseline;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 28px;
    padding: 4px 0;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }

  button[data-go] {
    cursor: pointer;
  }

  [data-go]:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
    border-radius: 2px;
  }

  [data-mark] {
    flex: none;
    padding: 1px 6px;
    border-radius: 2px;
    color: #fff;
    font-size: 1.1rem;
    font-weight: 600;
    white-space: nowrap;
  }

  ${Object.entries(MARK_COLOURS).map(([kind, colour]) => `[data-mark='${kind}'] { background: ${colour}; }`)}

  div[data-change] {
    padding: 2px 0 4px;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  div[data-change] > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 28px;
  }

  b {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
    font-weight: 600;
  }

  li button:not([data-go]) {
    flex: none;
    min-block-size: 26px;
    padding: 2px 8px;
    font-size: 1.15rem;
  }
`;
