import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { DifferIcon } from '../../kit/icons.tsx';
import { useTranslation } from '../../text/use-translation.ts';

interface MayDifferButtonProps {
  /** What the property is called. */
  label: string;
  mayDiffer: boolean;
  onChange(mayDiffer: boolean): void;
}

/** In a section: whether a property may differ where the section is used. */
export function MayDifferButton({ label, mayDiffer, onChange }: MayDifferButtonProps) {
  const { t } = useTranslation();
  return (
    <Toggle
      small
      data-reset
      aria-pressed={mayDiffer}
      label={t('synced.mayDiffer', { label })}
      icon={<DifferIcon />}
      onClick={() => onChange(!mayDiffer)}
    />
  );
}

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }
`;
