import type { ComponentProps } from 'react';
import { PlainButton, PrimaryButton } from './layout.ts';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'ref'> {
  primary?: boolean;
}

/** A button with words. Disabled, it keeps the focus it may have: saving by keyboard must not throw the focus away. */
export function ActionButton({ primary, disabled, onClick, ...rest }: ActionButtonProps) {
  const Look = primary ? PrimaryButton : PlainButton;
  return (
    <Look {...rest} type="button" aria-disabled={disabled || undefined} onClick={disabled ? undefined : onClick} />
  );
}
