import styled from 'styled-components';

/** Around what is said about unsaved work, in the entry and in the editor. */
export const NoticeBox = styled.div.attrs({ 'data-notice': true } as object)`
  margin-block-end: 12px;
  padding: 12px 16px;
  border: 1px solid ${({ theme }) => theme.colors.warning200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
  inline-size: 100%;
`;
