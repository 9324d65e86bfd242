import styled from 'styled-components';

/** The cards of sections: one below the other, and beside each other where somebody has made the panel wide. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(160px, 100%), 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 6px;
    overflow: clip;
  }

  p {
    inline-size: 100%;
    padding: 4px 6px;
  }
`;

/** A frame cannot stand in a button, so that of the name lies over the picture. */
export const Card = styled.li`
  position: relative;
  padding-block-end: 2px;
  background: ${({ theme }) => theme.colors.neutral0};
  transition:
    border-color 120ms,
    box-shadow 120ms;

  &:has(> button:first-of-type:hover:not(:disabled)) {
    border-color: ${({ theme }) => theme.colors.primary500};
    box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  }

  &:has(> button:first-of-type:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }

  /* Above the name, which takes clicks on the picture too. */
  > button + button {
    position: relative;
    z-index: 1;
  }

  > button:last-of-type {
    margin-inline-end: 4px;
  }
`;

export const Name = styled.button`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 32px;
  padding: 4px 8px;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.25rem;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover:not(:disabled) {
    color: ${({ theme }) => theme.colors.primary600};
  }

  &:disabled {
    cursor: default;
  }

  &:focus-visible {
    outline: none;
  }
`;
