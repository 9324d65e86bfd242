import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { MoreIcon } from '../../kit/icons.tsx';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { listBlockCommands, writeShortcut } from '../commands/command-list.ts';
import { useCommandLabel } from '../commands/use-command-label.ts';
import { useCommands } from '../commands/use-commands.tsx';

const WIDTH = 240;
/** Pixels between the menu, its button and the edges of the screen. */
const GAP = 4;

/**
 * Opens the rest of what can be done with the selected block; a menu as on any desktop, by mouse and by keyboard.
 *
 * Not the design system's Menu: it is 15rem high at most, which are 150 pixels in Strapi, so that half of the entries
 * would have to be scrolled to.
 */
export function MoreMenu() {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const labelOf = useCommandLabel();
  const { registry } = useEditorStore();
  const { launch } = useLauncher();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();

  // Below the button, and above it where that has no room: how high the menu is shows once it is drawn.
  useLayoutEffect(() => {
    const at = button.current?.getBoundingClientRect();
    if (!isOpen || !at || !menu.current) return;
    const { offsetHeight: height, style } = menu.current;
    const isBelow = at.bottom + GAP + height + GAP <= window.innerHeight;
    style.top = `${isBelow ? at.bottom + GAP : Math.max(GAP, at.top - height - GAP)}px`;
    style.left = `${Math.max(GAP, Math.min(at.left, window.innerWidth - WIDTH - GAP))}px`;
    entriesOf(menu.current)[0]?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = entriesOf(event.currentTarget);
    const index = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    // Tab leaves the menu, and takes its own way from the button.
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (next !== undefined) entries.at(next % entries.length)?.focus();
    if (event.key !== 'Tab') event.stopPropagation();
    if (event.key === 'Escape' || next !== undefined) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && relatedTarget !== button.current) setOpen(false);
  };

  return (
    <>
      <IconButton
        ref={button}
        small
        label={t('toolbar.more')}
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Menu ref={menu} id={menuId} role="menu" aria-label={t('toolbar.more')} onKeyDown={onKeyDown} onBlur={onBlur}>
          {listBlockCommands(registry).map(({ id, label, keys, run }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                // Closed first, so that what the command opens or selects keeps the focus it takes.
                close();
                run({ commands, launch });
              }}
            >
              {labelOf(label)}
              {keys?.[0] && <Keys aria-hidden>{writeShortcut(keys[0])}</Keys>}
            </button>
          ))}
        </Menu>
      )}
    </>
  );
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Fixed: the layer of the toolbar ends where the canvas does. */
const Menu = styled.div`
  position: fixed;
  z-index: 2;
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
    justify-content: space-between;
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

  button:hover,
  button:focus-visible {
    outline: none;
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
`;

const Keys = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.1rem;
  white-space: nowrap;
`;
