import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

const WIDTH = 240;
/** Pixels between the menu, its button and the edges of the screen. */
const GAP = 4;

/** One line of a menu. */
export interface MenuEntry {
  id: string;
  label: string;
  /** Quiet text at the end of the line, such as a shortcut. */
  hint?: string | undefined;
  /** Whether it is the one that is chosen, in a menu of which one always is. */
  isChosen?: boolean;
  /** Stands before the label. */
  icon?: ReactNode;
  /** True for what cannot be done now; the line stays, and does nothing. */
  isOff?: boolean;
  /** Why it cannot be done now. */
  reasonOff?: string | undefined;
  run(): void;
}

interface MenuProps {
  id: string;
  label: string;
  /** What opened it: the menu stands beside it, and a press on it does not close the menu by itself. */
  opener: RefObject<HTMLElement>;
  entries: readonly MenuEntry[];
  /** Called before the choice runs, on Escape, on Tab, and when the focus goes elsewhere (`left`). */
  onClose(how: 'done' | 'left'): void;
}

/**
 * A menu as on any desktop, by mouse and by keyboard, beside the button that opened it.
 *
 * Not the design system's Menu: it is 15rem high at most, which are 150 pixels in Strapi, so that half of the entries
 * would have to be scrolled to.
 */
export function Menu({ id, label, opener, entries, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  // Below the button, and above it where that has no room: how high the menu is shows once it is drawn.
  useLayoutEffect(() => {
    if (!opener.current || !menu.current) return;
    menu.current.showPopover();
    const stopFollowing = follow(menu.current, opener.current);
    const lines = linesOf(menu.current);
    (lines.find((line) => line.ariaChecked === 'true') ?? lines[0])?.focus();
    return stopFollowing;
  }, [opener]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const lines = linesOf(event.currentTarget);
    const index = lines.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    // Tab leaves the menu, and takes its own way from the button.
    if (event.key === 'Escape' || event.key === 'Tab') onClose('done');
    else if (next !== undefined) lines.at(next % lines.length)?.focus();
    if (event.key !== 'Tab') event.stopPropagation();
    if (event.key === 'Escape' || next !== undefined) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Once the focus is where it goes: taken off the screen before that, the menu would take the focus along.
    if (!currentTarget.contains(relatedTarget) && relatedTarget !== opener.current) setTimeout(() => onClose('left'));
  };

  return (
    <Box {...IN_TOP_LAYER} ref={menu} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown} onBlur={onBlur}>
      {entries.map(
        ({ id: entry, label: name, hint, isChosen, icon, reasonOff, isOff = reasonOff !== undefined, run }) => (
          <button
            key={entry}
            type="button"
            {...describeLine(isChosen)}
            tabIndex={-1}
            aria-disabled={isOff || undefined}
            aria-description={reasonOff}
            title={reasonOff}
            onClick={() => {
              if (isOff) return;
              // Closed first, so that what it opens or selects keeps the focus it takes.
              onClose('done');
              run();
            }}
          >
            {icon}
            <span>{name}</span>
            {hint && <Hint aria-hidden>{hint}</Hint>}
          </button>
        ),
      )}
    </Box>
  );
}

/**
 * Keeps a menu at its button, which may move with what it belongs to.
 * @returns ends that
 */
function follow({ offsetHeight: height, style }: HTMLElement, opener: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    const at = opener.getBoundingClientRect();
    const isBelow = at.bottom + GAP + height + GAP <= window.innerHeight;
    const isAbove = at.top - height - GAP >= GAP;
    style.top = `${isBelow ? at.bottom + GAP : isAbove ? at.top - height - GAP : GAP}px`;
    // One that is too high stands at a side of its button: a second press must not fall on what it offers.
    const left = isBelow || isAbove ? at.left : at.left >= WIDTH + 2 * GAP ? at.left - WIDTH - GAP : at.right + GAP;
    style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - GAP))}px`;
    frame = requestAnimationFrame(place);
  };
  place();
  return () => cancelAnimationFrame(frame);
}

function describeLine(isChosen: boolean | undefined) {
  return isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen };
}

function linesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/**
 * Above everything, where no box around what opens it cuts it off or moves it: the layer over the canvas does both.
 * React 18 does not know the attribute, and writes it as it is.
 */
const IN_TOP_LAYER = { popover: 'manual' } as object;

const Box = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  inline-size: ${WIDTH}px;
  max-block-size: calc(100vh - ${2 * GAP}px);
  overflow: auto;
  padding: 4px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};

  button {
    display: flex;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    min-block-size: 32px;
    padding: 4px 8px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.25rem;
    text-align: start;
    cursor: pointer;
  }

  button > span:first-of-type {
    flex: 1;
  }

  button[aria-checked='true'] {
    color: ${({ theme }) => theme.colors.primary600};
    font-weight: 600;
  }

  button[aria-checked='true']::after {
    content: '✓' / '';
  }

  button[aria-disabled] {
    color: ${({ theme }) => theme.colors.neutral500};
    cursor: default;
  }

  button:hover,
  button:focus-visible {
    outline: none;
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
`;

const Hint = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.1rem;
  white-space: nowrap;
`;
