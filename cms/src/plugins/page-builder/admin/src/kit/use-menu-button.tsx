import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Menu, type MenuEntry } from './Menu.tsx';

interface MenuButtonOptions {
  /** Name of the menu. */
  label: string;
  /** Read each time the menu is drawn. */
  listEntries(): readonly MenuEntry[];
  onOpen?(): void;
  /** Takes the focus once the menu is done, where that is not the button's; false leaves it to the button. */
  onDone?(): boolean;
}

/**
 * A button that opens a menu, as the ARIA Authoring Practices describe it.
 * @returns attributes of the button, and the menu while it is open, which is drawn behind the button
 */
export function useMenuButton({ label, listEntries, onOpen, onDone }: MenuButtonOptions) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();

  const open = () => {
    onOpen?.();
    setOpen(true);
  };
  const close = (how: 'done' | 'left') => {
    setOpen(false);
    if (how === 'done' && !onDone?.()) opener.current?.focus();
  };
  const menu: ReactNode = isOpen && (
    <Menu id={id} label={label} opener={opener} entries={listEntries()} onClose={close} />
  );
  const button = {
    ref: opener,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => (isOpen ? close('done') : open()),
    onKeyDown: ({ key }: KeyboardEvent) => key === 'ArrowDown' && open(),
  } as const;
  return { button, menu };
}
