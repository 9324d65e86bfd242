import { useContext } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { VisuallyHidden } from '../../kit/layout.ts';
import { type Message, MessagesContext } from './messages.ts';

/** The live region that announces what commands did. Stands inside the dialog, beyond which nothing is read out. */
export function Announcer() {
  const { messages } = useContext(MessagesContext);
  const said = messages.findLast(({ kind }) => kind !== 'notice');
  return (
    <Said role="status" aria-live="polite" $kind={said?.kind}>
      {/* A new element each time, so that the same sentence twice is announced twice. */}
      <span key={said?.number} style={{ animationDelay: `${secondsToRead(said)}s` }}>
        {said?.text}
      </span>
    </Said>
  );
}

/** How long a sentence is shown: 15 letters take a second. */
function secondsToRead(said: Message | undefined): number {
  return Math.max(said?.kind === 'refusal' ? 7 : 3, (said?.text.length ?? 0) / 15);
}

const fade = keyframes`
  from { visibility: visible; opacity: 1; }
  to { visibility: hidden; opacity: 0; }
`;

const visible = css<{ $kind: Message['kind'] | undefined }>`
  position: static;
  display: grid;
  justify-items: center;
  overflow: visible;
  inline-size: auto;
  block-size: auto;
  clip-path: none;
  white-space: normal;
  pointer-events: none;

  span {
    max-inline-size: 520px;
    padding: 10px 16px;
    border-radius: 4px;
    background: ${({ $kind, theme }) => ($kind === 'refusal' ? theme.colors.danger600 : theme.colors.neutral800)};
    box-shadow: ${({ theme }) => theme.shadows.popupShadow};
    color: ${({ theme }) => theme.colors.neutral0};
    font-size: 1.3rem;
    animation: ${fade} 300ms forwards;
  }
`;

const Said = styled(VisuallyHidden)<{ $kind: Message['kind'] | undefined }>`
  ${({ $kind }) => ($kind === 'note' || $kind === 'refusal') && visible}
`;
