import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { STACKED } from './layout.ts';

interface ToolbarProps {
  label: string;
  /** Called on Escape: the way back to what the toolbar belongs to. */
  onLeave(): void;
  /**
   * Whether pressing a button leaves the focus where it is: in the text that the toolbar belongs to, so that what is
   * typed next is not lost.
   */
  keepsFocus?: boolean;
  children: ReactNode;
}

/** What a menu that is open in the toolbar holds has keys of its own. */
const CONTROLS = 'button:not([role^="menuitem"]), select';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A toolbar as ARIA describes it: one stop for the Tab key, arrows between its controls, Home and End. */
export function Toolbar({ label, onLeave, keepsFocus, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLElement | null>(null);

  const setStop = (control: HTMLElement | undefined) => {
    stop.current = control ?? null;
    for (const each of controlsOf(bar.current)) each.tabIndex = each === control ? 0 : -1;
  };

  // Controls come and go with the selection, and there must always be one that Tab reaches.
  useLayoutEffect(() => {
    const controls = controlsOf(bar.current);
    setStop(controls.find((control) => control === stop.current) ?? controls[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const controls = controlsOf(bar.current);
    const index = controls.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const edge = event.key === 'Home' ? 0 : event.key === 'End' ? controls.length - 1 : undefined;
    const next = step === undefined ? edge : (index + step + controls.length) % controls.length;
    if (event.key === 'Escape') onLeave();
    else if (next === undefined || index < 0) return;
    else controls[next]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.matches(CONTROLS) && setStop(target as HTMLElement)}
      onMouseDown={(event) => {
        if (keepsFocus && !(event.target instanceof HTMLSelectElement)) event.preventDefault();
      }}
    >
      {children}
    </Bar>
  );
}

function controlsOf(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;

  select {
    inline-size: auto;
    min-block-size: 30px;
    padding-block: 2px;
    font-size: 1.2rem;
  }
`;

/** A line between groups of controls. */
export const Divider = styled.span`
  flex: none;
  inline-size: 1px;
  block-size: 20px;
  margin-inline: 5px;
  background: ${({ theme }) => theme.colors.neutral200};
`;

/** What a toolbar stands on that floats over the page. */
export const FloatingBar = styled.div.attrs({ 'data-floating': true } as object)`
  position: absolute;
  /* As wide as it needs, wherever it stands: near an edge it would be measured as narrow as the room beside it. */
  inline-size: max-content;
  max-inline-size: 100%;
  padding: 3px;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  pointer-events: auto;

  /* Beside anything on a telephone it would lie over a text: it stands at the foot of the page. */
  @media ${STACKED} {
    inset: auto 0 0 !important;
    inline-size: auto;
    border-inline: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;

    /* Two rows of tools; what is below them is scrolled to. */
    &:has(> [role='toolbar']) {
      max-block-size: 76px;
      overflow: hidden auto;
    }
  }

  /* What it belongs to is out of sight; keys still find it. */
  &[data-away]:not(:focus-within) {
    opacity: 0;
    pointer-events: none;
  }
`;
