import styled from 'styled-components';

/** Height of a row in pixels. */
export const ROW_HEIGHT = 28;

/**
 * The look of the whole tree, in one component: a styled element for each row would cost more than everything else in
 * it. Rows are told by their classes, levels by the custom property `--level`.
 */
export const Tree = styled.div`
  display: flow-root;
  overflow-x: clip;
  /* Rows that come and go above what is seen leave it where it is by themselves. */
  overflow-anchor: none;

  .row {
    display: flex;
    align-items: center;
    gap: 6px;
    block-size: ${ROW_HEIGHT}px;
    padding-inline: calc(min(var(--level), 9) * 8px + 16px) 4px;
    border-radius: 4px;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.25rem;
    outline: none;
    cursor: pointer;
    user-select: none;
  }

  .row.area {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
  }

  .row:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  .row[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  .row:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  /* An icon draws nothing outside its box; cut off there all the same, it would be one more clip for each row. */
  .row svg {
    flex: none;
    overflow: visible;
  }

  .name {
    flex: none;
    white-space: nowrap;
  }

  .name.long {
    flex: 0 1 auto;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* What visitors do not get; its icon says so to those who do not see the difference. */
  .row.unseen > :not(.mark) {
    opacity: 0.6;
  }

  .mark {
    flex: none;
    margin-inline-start: auto;
  }

  .mark + .mark {
    margin-inline-start: 0;
  }

  /* Has what the name leaves. */
  .hint {
    flex: 1 1 0;
    overflow: hidden;
    min-inline-size: 0;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The triangle that folds a branch; for the mouse alone, keys fold the item itself. */
  .toggle {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-inline: -18px -4px;
  }

  .toggle::before {
    content: '';
    display: block;
    inline-size: 0;
    margin: 4px 5px;
    border: 4px solid transparent;
    border-inline: 5px solid currentColor;
    border-inline-end: 0;
  }

  [aria-expanded='true'] > .toggle::before {
    margin: 6px 4px;
    border: 4px solid transparent;
    border-block: 5px solid currentColor;
    border-block-end: 0;
  }
`;
