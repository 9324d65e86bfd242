import styled from 'styled-components';
import { DRAWERS, STACKED } from '../../kit/layout.ts';
import { ScreenSide } from '../versions/screen-parts.ts';

/** The list beside both pages; in a narrow window over them. */
export const Layout = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
  min-inline-size: 0;

  @media ${DRAWERS}, ${STACKED} {
    flex-direction: column;
  }
`;

export const ComparisonSide = styled(ScreenSide)`
  @media ${DRAWERS} {
    inline-size: auto;
    max-block-size: 36%;
    border-inline-end: 0;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  @media ${STACKED} {
    max-block-size: 50vh;
  }
`;

export const Scroll = styled.div`
  flex: 1;
  overflow: auto;
  min-block-size: 0;
  padding: 0 12px 12px;
`;

export const Same = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

export const Pages = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  > [data-panes] {
    display: grid;
    flex: 1;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);
    gap: 8px;
    min-block-size: 0;
    padding: 0 8px 8px;
  }

  /* One lies over the other: what is not seen still stands where it belongs, and scrolls along. */
  @media ${STACKED} {
    min-block-size: 80vh;

    > [data-panes] {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    }

    [data-pane] {
      grid-area: 1 / 1;
    }

    [data-shown='before'] > [data-pane='after'],
    [data-shown='after'] > [data-pane='before'] {
      visibility: hidden;
    }
  }
`;

export const PagesBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 44px;
  padding: 6px 8px;
`;

export const PaneSwitch = styled.div`
  display: none;

  @media ${STACKED} {
    display: flex;
    gap: 4px;
  }

  button[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
`;

export const PaneSection = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`;

export const PaneHead = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding-block-end: 6px;

  span {
    flex: none;
    font-size: 1.2rem;
    font-weight: 600;
  }

  select {
    flex: 1;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
`;

export const Message = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  text-align: center;
`;
