import styled from 'styled-components';

/** Height of a row in pixels. */
export const ROW_HEIGHT = 28;

/**
 * The look of the whole tree, in one component: a page has more than a thousand rows, and a styled element each would
 * cost more than everything else in them. Rows are told by their classes, levels by the custom property `--level`.
 *
 * Sections of the page out of view are neither laid out nor painted (`content-visibility`). Not each row by itself: the
 * browser looks in every frame at every element that asks for this, and at every one with a position of its own.
 */
export const Tree = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > li > ul > li {
    content-visibility: auto;
  }

  .row {
    display: flex;
    align-items: center;
    gap: 6px;
    block-size: ${ROW_HEIGHT}px;
    padding-inline: calc(min(var(--level), 9) * 10px + 18px) 6px;
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

  .row svg {
    flex: none;
  }

  .name {
    flex: none;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .hint {
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
    border-block: 4px solid transparent;
    border-inline-start: 5px solid currentColor;
  }

  [aria-expanded='true'] > .toggle::before {
    transform: rotate(90deg);
  }
`;

/** A line of the tree, and what stands below one; plain elements, see `Tree`. */
export const Row = 'div';
export const Branch = 'ul';
