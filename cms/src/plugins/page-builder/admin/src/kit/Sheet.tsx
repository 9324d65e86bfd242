import { type CSSProperties, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isComposing } from './is-composing.ts';

interface SheetProps {
  label: string;
  onClose(): void;
  /** Where it stands on screen, beside what it is about; without it in the upper middle of the window, over a dimmed page. */
  at?: CSSProperties | undefined;
  /** For lists of what is on whole pages. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A small dialog over the editor, inside its screen, so that the editor's shield and focus rules hold in it. Escape, a
 * click beside it or a choice close it; the focus then returns to where it was.
 *
 * Not the design system's Modal: it is always drawn into the body, beside the screen; the focus it gives back is that of
 * the window, which is the frame of the canvas and not the block in it, or of a dialog that is closed by then; and it
 * stands in the middle of the window only, where this one can stand beside what it is about.
 */
export function Sheet({ label, onClose, at, wide = false, children }: SheetProps) {
  const box = useRef<HTMLDivElement>(null);
  // Asked before the dialog stands: what is in it may take the focus the moment it does.
  const [before] = useState(findFocused);

  // In the same moment as the dialog comes and goes: the screen takes a focus that is on nothing, see `useModalScreen`.
  useLayoutEffect(() => {
    const element = box.current;
    // A dialog that took the place of another, as one chosen from the list of commands, returns to where that one did.
    const back = before.element?.isConnected ? before.element : before.around;
    if (element) RETURNS.set(element, back);
    if (element && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
    return () => {
      // What was chosen may have moved the focus on purpose.
      if (element?.contains(document.activeElement) || document.activeElement === document.body) {
        back?.focus({ preventScroll: true });
      }
    };
  }, [before]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The editor's shortcuts do not reach through a dialog.
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'Tab') keepInside(event, box.current);
  };

  return (
    <>
      <Backdrop $dim={!at} role="presentation" onClick={onClose} />
      <Box
        ref={box}
        role="dialog"
        aria-modal
        aria-label={label}
        tabIndex={-1}
        style={at}
        $centred={!at}
        $wide={wide}
        onKeyDown={onKeyDown}
      >
        {children}
      </Box>
    </>
  );
}

/** Where the focus goes from each dialog that is open. */
const RETURNS = new WeakMap<Element, HTMLElement | null>();

/** The dialog that has the focus. */
export function findSheet(): Element | undefined {
  const dialog = document.activeElement?.closest('[role="dialog"]');
  return dialog && RETURNS.has(dialog) ? dialog : undefined;
}

/** What has the focus, on the canvas too, and where the dialog around it returns to. */
function findFocused(): { element: HTMLElement | null; around: HTMLElement | null } {
  const { activeElement } = document;
  const inFrame = (activeElement as HTMLIFrameElement | null)?.contentDocument?.activeElement;
  const dialog = activeElement?.closest('[role="dialog"]');
  return {
    element: (inFrame ?? activeElement) as HTMLElement | null,
    around: (dialog && RETURNS.get(dialog)) ?? null,
  };
}

/** Tab walks round in the dialog. */
function keepInside(event: KeyboardEvent, box: HTMLElement | null): void {
  const stops = [
    ...(box?.querySelectorAll<HTMLElement>('button, input, select, textarea, a[href], [tabindex="0"]') ?? []),
  ];
  const [first] = stops;
  const last = stops.at(-1);
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last) || document.activeElement === box;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const Backdrop = styled.div<{ $dim: boolean }>`
  position: fixed;
  inset: 0;
  z-index: 20;
  background: ${({ $dim }) => ($dim ? 'rgb(24 24 38 / 35%)' : 'transparent')};
`;

const Box = styled.div<{ $centred: boolean; $wide: boolean }>`
  position: fixed;
  z-index: 21;
  ${({ $centred, $wide }) =>
    $centred &&
    `inset-block-start: ${$wide ? '7vh' : '12vh'};
    inset-inline: 0;
    margin-inline: auto;
    max-block-size: ${$wide ? '86vh' : '72vh'};`}
  display: flex;
  flex-direction: column;
  inline-size: ${({ $centred, $wide }) => ($centred ? `min(${$wide ? 820 : 560}px, calc(100vw - 32px))` : '320px')};
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  outline: none;
`;
