import { Row } from '../../editor/languages/files/parts.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import type { Progress } from './use-run.ts';

interface ProgressLineProps {
  progress: Progress;
  /** What is under way, as far as it is. */
  label: string;
  onStop(): void;
}

/** How far something is, with a way to stop it. */
export function ProgressLine({ progress: { done, all }, label, onStop }: ProgressLineProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <progress aria-label={label} {...(all > 0 && { value: done, max: all })} />
      <span role="status">{label}</span>
      <ActionButton onClick={onStop}>{t('boardFiles.stop')}</ActionButton>
    </Row>
  );
}
