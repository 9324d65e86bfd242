import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { listRows } from '../../model/difference-rows.ts';
import { toTree } from '../../session/editing.ts';
import type { Leftover } from '../../session/unsaved/find-work.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { DifferenceItem } from '../comparison/list/DifferenceItem.tsx';
import { DifferenceRows } from '../comparison/list/DifferenceList.tsx';
import { keyOf } from '../comparison/list/walk.ts';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../save/sheet-parts.ts';

export interface RecoveryDialogProps {
  leftover: Leftover;
  onRestore(): void;
  onDiscard(): void;
  onClose(): void;
}

/** Lists block by block what the unsaved work changed. */
export function RecoveryDialog({ leftover, onRestore, onDiscard, onClose }: RecoveryDialogProps) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const { registry } = useEditorStore();
  const { before, after, rows } = useMemo(() => {
    const { base, document } = leftover.work;
    const trees = { before: toTree(base, registry), after: toTree(document, registry) };
    return { ...trees, rows: listRows(trees.before, trees.after) };
  }, [leftover, registry]);

  return (
    <Sheet label={t('recovery.name')} wide onClose={onClose}>
      <SheetTitle>{t('recovery.name')}</SheetTitle>
      <SheetIntro>
        {leftover.device !== undefined &&
          `${t('recovery.from', {
            device: leftover.device || t('recovery.unknownDevice'),
            when: formatDate(leftover.keptAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })} `}
        {t('recovery.differences', { count: rows.length })}
      </SheetIntro>
      <SheetBody>
        <DifferenceRows>
          {rows.map((row) => (
            <DifferenceItem key={keyOf(row)} row={row} before={before} after={after} />
          ))}
        </DifferenceRows>
      </SheetBody>
      <SheetFoot>
        <ActionButton onClick={onClose}>{t('common.close')}</ActionButton>
        <ActionButton onClick={onDiscard}>{t('recovery.discard')}</ActionButton>
        <ActionButton primary onClick={onRestore}>
          {t('recovery.restore')}
        </ActionButton>
      </SheetFoot>
    </Sheet>
  );
}
