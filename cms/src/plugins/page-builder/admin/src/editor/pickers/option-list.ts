import styled from 'styled-components';

/** The list below a search box (`role="listbox"`), as high as its place at most. */
export const OptionList = styled.div`
  overflow: auto;
  max-block-size: 220px;
`;

/** One line of it; the one that Enter takes is `aria-selected`. */
export const Option = styled.div`
  padding: 5px 8px;
  border-radius: 3px;
  font-size: 1.25rem;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral150};
  }

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    box-shadow: inset 2px 0 0 ${({ theme }) => theme.colors.primary600};
  }
`;
