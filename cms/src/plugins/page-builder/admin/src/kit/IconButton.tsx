import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { writeShortcut } from '../text/write-shortcut.ts';
import { IconOnly } from './layout.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'ref'> {
  label: string;
  icon: ReactNode;
  /** Shown after the label in the tooltip, such as `Mod+Z`. */
  shortcut?: string | undefined;
  small?: boolean;
  /** Why it is disabled; the tooltip says so in place of the shortcut. */
  reason?: string | undefined;
}

/**
 * A button that is an icon. The label is its accessible name and its tooltip. Disabled, it keeps the focus it may have:
 * undoing the last step by keyboard must not throw the focus out of the editor.
 *
 * The tooltip is the browser's. The design system's is Radix's, a dozen components for each button: a hundred buttons, of
 * which the editor has some, took ten times as long to draw.
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, shortcut, small, reason, disabled, onClick, ...rest },
  ref,
) {
  const { t } = useTranslation();
  const tooltip = shortcut ? `${label} (${writeShortcut(shortcut, t)})` : label;
  return (
    <IconOnly
      ref={ref}
      type="button"
      aria-label={label}
      title={reason ? `${label}: ${reason}` : tooltip}
      aria-description={reason}
      $small={small}
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </IconOnly>
  );
});
