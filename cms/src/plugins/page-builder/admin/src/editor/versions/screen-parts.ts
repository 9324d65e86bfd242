import styled from 'styled-components';
import { STACKED } from '../../kit/layout.ts';

/** The side beside the pages of versions. */
export const ScreenSide = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: min(320px, 38vw);
  min-block-size: 0;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};

  @media ${STACKED} {
    inline-size: auto;
    max-block-size: 60vh;
  }
`;

export const ScreenHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 10px 12px;

  h2 {
    outline: none;
  }
`;
