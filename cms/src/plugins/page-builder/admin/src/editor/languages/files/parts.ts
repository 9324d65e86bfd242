import styled from 'styled-components';
import { colorScheme, dialogLook, STACKED } from '../../../kit/layout.ts';

/** The dialog of files, in the editor and on the board. */
export const Dialog = styled.dialog`
  ${dialogLook}
  ${colorScheme}
  flex-direction: column;
  inline-size: min(820px, calc(100vw - 32px));
  max-block-size: 86vh;
  font-size: 1.3rem;
  line-height: 1.45;
  accent-color: ${({ theme }) => theme.colors.buttonPrimary600};

  &[open] {
    display: flex;
  }

  @media ${STACKED} {
    max-block-size: calc(100dvh - 32px);
  }
`;

export const Part = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding-block-end: 16px;

  h3 {
    font-size: 1.3rem;
    font-weight: 600;
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  select {
    inline-size: auto;
  }
`;

export const Refusal = styled.p`
  color: ${({ theme }) => theme.colors.danger600};
`;
