import { EyeStriked, Lock } from '@strapi/icons';
import type { TreeBlock } from '../../model/tree.ts';
import { useTranslation } from '../../text/use-translation.ts';

type Marked = Pick<TreeBlock, 'hidden' | 'locked'>;

/** Level with the words beside it. */
const ICON = { display: 'flex' };

/** How many icons stand beside the name of a block. */
export function countMarks({ hidden, locked }: Marked): number {
  return Number(hidden ?? false) + Number(locked ?? false);
}

/** What is said of a block beside its name, as icons with their words. */
export function BlockMarks({ block: { hidden, locked } }: { block: Marked }) {
  const { t } = useTranslation();
  return (
    <>
      {hidden && (
        <span className="mark" style={ICON} role="img" aria-label={t('hide.mark')} title={t('hide.mark')}>
          <EyeStriked width={14} height={14} aria-hidden />
        </span>
      )}
      {locked && (
        <span className="mark" style={ICON} role="img" aria-label={t('lock.mark')} title={t('lock.mark')}>
          <Lock width={14} height={14} aria-hidden />
        </span>
      )}
    </>
  );
}
