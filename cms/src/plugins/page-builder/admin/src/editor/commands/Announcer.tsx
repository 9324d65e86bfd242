import { createContext, useContext } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { VisuallyHidden } from '../../kit/layout.ts';

/** A sentence that is said once, and whether it is shown as well. */
export interface Announcement {
  text: string;
  /** Whether it is shown as well, and how. */
  shown?: 'note' | 'refusal' | undefined;
  count: number;
}

export const SILENCE: Announcement = { text: '', count: 0 };
export const AnnouncementContext = createContext<Announcement>(SILENCE);

/** The live region that announces what commands did. Stands inside the dialog, beyond which nothing is read out. */
export function Announcer() {
  const { text, shown, count } = useContext(AnnouncementContext);
  return (
    <Said role="status" aria-live="polite" $shown={shown}>
      {/* A new element each time, so that the same sentence twice is announced twice. */}
      <span key={count}>{text}</span>
    </Said>
  );
}

const fade = keyframes`
  from { visibility: visible; opacity: 1; }
  to { visibility: hidden; opacity: 0; }
`;

const visible = css<{ $shown: Announcement['shown'] }>`
  position: fixed;
  z-index: 10;
  inset: auto 0 28px;
  display: grid;
  justify-items: center;
  overflow: visible;
  inline-size: auto;
  block-size: auto;
  clip-path: none;
  white-space: normal;
  pointer-events: none;

  span {
    max-inline-size: min(520px, 90vw);
    padding: 10px 16px;
    border-radius: 4px;
    background: ${({ $shown, theme }) => ($shown === 'refusal' ? theme.colors.danger600 : theme.colors.neutral800)};
    box-shadow: ${({ theme }) => theme.shadows.popupShadow};
    color: ${({ theme }) => theme.colors.neutral0};
    font-size: 1.3rem;
    animation: ${fade} 300ms ${({ $shown }) => ($shown === 'refusal' ? '7s' : '3s')} forwards;
  }
`;

const Said = styled(VisuallyHidden)<{ $shown: Announcement['shown'] }>`
  ${({ $shown }) => $shown && visible}
`;
