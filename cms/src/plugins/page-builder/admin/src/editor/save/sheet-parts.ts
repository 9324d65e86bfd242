import styled from 'styled-components';

/** The parts of a larger dialog over the editor, from top to bottom. */
export const SheetTitle = styled.h2`
  padding: 14px 18px 0;
  font-size: 1.5rem;
  font-weight: 600;
`;

export const SheetIntro = styled.p`
  padding: 4px 18px 12px;
  color: ${({ theme }) => theme.colors.neutral600};
`;

export const SheetBody = styled.div`
  flex: 1;
  overflow: auto;
  min-block-size: 0;
  padding: 12px 18px;
  border-block: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

export const SheetFoot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 18px;
`;
