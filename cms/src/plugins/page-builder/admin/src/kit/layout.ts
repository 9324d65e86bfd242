import { lightTheme } from '@strapi/design-system';
import styled, { css } from 'styled-components';

/**
 * The editor's own look, in the tokens of the admin's theme, so that it is light or dark with it. Every rule belongs
 * to a class of its own: nothing here can reach the admin behind it, nor the canvas, which is another document.
 */

/** Above the admin, below its dialogs (310), menus (500) and notifications (700). */
const LAYER = 250;

/** A window so narrow that all stands below each other. */
export const STACKED = '(max-width: 720px)';

/** A window too narrow for sides beside the page, and too wide for all below each other: they lie over the page. */
export const DRAWERS = '(min-width: 721px) and (max-width: 1180px)';

export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;

/** Boxes to tick, calendars, scroll bars and lists that open are the browser's own; without this they stay white in the dark. */
export const colorScheme = css`
  color-scheme: ${({ theme }) => (theme.colors.neutral0 === lightTheme.colors.neutral0 ? 'light' : 'dark')};
`;

/** A dialog of the browser's own, over whatever is there. */
export const dialogLook = css`
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};

  &::backdrop {
    background: rgb(24 24 38 / 50%);
  }
`;

export const Screen = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${LAYER};
  display: grid;
  grid-template: 'bar' auto 'find' auto 'body' minmax(0, 1fr) / minmax(0, 1fr);
  background: ${({ theme }) => theme.colors.neutral100};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.45;
  outline: none;
  ${colorScheme}
  accent-color: ${({ theme }) => theme.colors.buttonPrimary600};

  /* One below the other, as high as a screen shows beside the next: for a correction on the way. */
  @media ${STACKED} {
    grid-template: 'bar' max-content 'find' max-content 'body' 1fr / minmax(0, 1fr);
    overflow: auto;
  }

  /* Where the platform sets the colours there are no tints, and what is chosen has the platform's own. */
  @media (forced-colors: active) {
    && :is([aria-pressed='true'], [aria-selected='true'], label:has(> input[type='radio']:checked)) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;

      > span {
        background: transparent;
        color: inherit;
      }
    }
  }
`;

export const Bar = styled.header`
  grid-area: bar;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 52px;
  padding: 6px 12px 6px 16px;
  background: ${({ theme }) => theme.colors.neutral0};
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};

  /* Two lines: the page and its history, then the ways out; a third where what they say is long. */
  @media ${STACKED} {
    flex-wrap: wrap;
    min-block-size: 92px;
  }
`;

export const BarTitle = styled.h1`
  overflow: hidden;
  min-inline-size: 0;
  font-size: 1.4rem;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const BarGroup = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
`;

export const BarSpace = styled.div`
  flex: 1;
`;

export const Chip = styled.span`
  flex: none;
  padding: 2px 8px;
  border-radius: 10px;
  background: ${({ theme }) => theme.colors.neutral150};
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.15rem;
  white-space: nowrap;
`;

/** The rail, and the page between its sides. */
export const Body = styled.div`
  grid-area: body;
  display: flex;
  min-block-size: 0;

  @media ${STACKED} {
    flex-direction: column;
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  /* Its size is given, so that what changes in it is laid out and painted in it alone. */
  contain: strict;
  background: ${({ theme }) => theme.colors.neutral0};
`;

/** One of the scrolling parts of a side. */
export const Panel = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`;

export const PanelHead = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 12px 8px;

  /* A narrow panel has room for what is chosen. */
  > select {
    padding-inline: 6px;
    font-size: 1.15rem;
  }
`;

export const PanelTitle = styled.h2`
  flex: 1;
  font-size: 1.3rem;
  font-weight: 600;
`;

export const PanelBody = styled.div`
  flex: 1;
  overflow: auto;
  min-block-size: 0;
  /* Above, room for the outline of what has the focus. */
  padding: 2px 12px 16px;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }
`;

export const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
`;

/** Above things of one kind in a panel; the group itself has the name. */
export const GroupTitle = styled.div`
  padding-block-end: 6px;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.05rem;
  letter-spacing: 0.05em;
  text-transform: uppercase;
`;

export const VisuallyHidden = styled.div`
  position: absolute;
  overflow: hidden;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const PlainButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 32px;
  padding: 4px 12px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  font-weight: 600;
  cursor: pointer;
  ${focusRing}

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

export const PrimaryButton = styled(PlainButton)`
  border-color: ${({ theme }) => theme.colors.buttonPrimary600};
  background: ${({ theme }) => theme.colors.buttonPrimary600};
  color: ${({ theme }) => theme.colors.buttonNeutral0};

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${({ theme }) => theme.colors.buttonPrimary500};
  }
`;

/** A button that is an icon; its name is a label and a tooltip. */
export const IconOnly = styled.button<{ $small?: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${({ $small }) => ($small ? '24px' : '32px')};
  block-size: ${({ $small }) => ($small ? '24px' : '32px')};
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${({ theme }) => theme.colors.neutral600};
  cursor: pointer;
  ${focusRing}

  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${({ theme }) => theme.colors.neutral150};
    color: ${({ theme }) => theme.colors.neutral800};
  }

  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary600};
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }

  svg {
    inline-size: ${({ $small }) => ($small ? '12px' : '16px')};
    block-size: ${({ $small }) => ($small ? '12px' : '16px')};
  }
`;

export const inputLook = css`
  inline-size: 100%;
  min-block-size: 32px;
  padding: 5px 10px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font: inherit;
  font-size: 1.3rem;

  &::placeholder {
    color: ${({ theme }) => theme.colors.neutral500};
  }

  &:focus {
    border-color: ${({ theme }) => theme.colors.primary600};
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -1px;
  }

  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.colors.danger600};
  }

  &:disabled {
    background: ${({ theme }) => theme.colors.neutral150};
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;

export const Input = styled.input`
  ${inputLook}
`;

export const TextBox = styled.textarea`
  ${inputLook}
  min-block-size: 88px;
  resize: vertical;
`;

export const Select = styled.select`
  ${inputLook}
`;

/** What stands in a small dialog that asks for something: a heading, fields, and the buttons at its end. */
export const DialogForm = styled.div`
  display: grid;
  gap: 10px;
  padding: 20px;

  h2 {
    font-size: 1.6rem;
    font-weight: 600;
  }

  label {
    font-size: 1.25rem;
    font-weight: 500;
  }

  > div {
    display: flex;
    justify-content: end;
    gap: 8px;
  }
`;
