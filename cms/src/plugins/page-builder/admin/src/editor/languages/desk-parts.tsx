/** What the desks of a page and of an entry without one have in common. */
import styled from 'styled-components';
import { readSegment } from '../../../../shared/plain-text.ts';
import { countWords } from '../../../../shared/translation/count-words.ts';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { useTranslation } from '../../text/use-translation.ts';

interface DeskProgressProps {
  open: readonly TextPair[];
  /** How many texts there are. */
  all: number;
  /** Language of the original. */
  from: string;
}

/** How many texts and words are open. */
export function DeskProgress({ open, all, from }: DeskProgressProps) {
  const { t } = useTranslation();
  const words = open.reduce((sum, { source }) => sum + countWords(readSegment(source)), 0);
  return (
    <Progress role="status">
      {all === 0
        ? t('translation.none', { locale: from })
        : t('translation.progress', { open: open.length, all, words })}
    </Progress>
  );
}

/** Whether translated texts are shown as well. */
export function ShowAll({ showsAll, onChange }: { showsAll: boolean; onChange(showsAll: boolean): void }) {
  const { t } = useTranslation();
  return (
    <label>
      <input type="checkbox" checked={showsAll} onChange={() => onChange(!showsAll)} /> {t('translation.all')}
    </label>
  );
}

interface ConfirmAllProps {
  /** Open texts that the person may change. */
  pairs: readonly TextPair[];
  state: 'new' | 'edited';
  onConfirm(pairs: readonly TextPair[]): void;
}

/** Confirms all texts in a state, where there are several. */
export function ConfirmAll({ pairs, state, onConfirm }: ConfirmAllProps) {
  const { t } = useTranslation();
  const alike = pairs.filter((pair) => pair.state === state);
  if (alike.length < 2) return null;
  return (
    <Line>
      <span>{t(state === 'new' ? 'translation.same' : 'translation.written', { count: alike.length })}</span>
      <ActionButton onClick={() => onConfirm(alike)}>{t('translation.confirmSame')}</ActionButton>
    </Line>
  );
}

const Progress = styled.p`
  padding-block: 4px 8px;
  font-weight: 600;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 6px;
  color: ${({ theme }) => theme.colors.neutral700};

  > span,
  > label {
    flex: 1;
  }
`;
