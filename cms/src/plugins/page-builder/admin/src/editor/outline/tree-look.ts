import styled from 'styled-components';

export const Tree = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Branch = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.div<{ $selected: boolean; $level: number; $area?: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  padding-inline: ${({ $level }) => `${Math.min($level, 9) * 10 + 18}px 6px`};
  position: relative;
  border-radius: 4px;
  background: ${({ $selected, theme }) => ($selected ? theme.colors.primary100 : 'transparent')};
  color: ${({ $selected, $area, theme }) =>
    $selected ? theme.colors.primary700 : $area ? theme.colors.neutral600 : theme.colors.neutral800};
  font-size: ${({ $area }) => ($area ? '1.15rem' : '1.25rem')};
  outline: none;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  &:hover {
    background: ${({ $selected, theme }) => ($selected ? theme.colors.primary100 : theme.colors.neutral100)};
  }

  svg {
    flex: none;
  }
`;

export const RowName = styled.span`
  flex: none;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Hint = styled.span`
  overflow: hidden;
  min-inline-size: 0;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The triangle that folds a branch; for the mouse alone, keys fold the item itself. */
export const Toggle = styled.span<{ $open: boolean }>`
  display: inline-block;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin-inline-start: -18px;
  margin-inline-end: -4px;

  &::before {
    content: '';
    display: block;
    inline-size: 0;
    margin: 4px 5px;
    border-block: 4px solid transparent;
    border-inline-start: 5px solid currentColor;
    transform: ${({ $open }) => ($open ? 'rotate(90deg)' : 'none')};
  }
`;
