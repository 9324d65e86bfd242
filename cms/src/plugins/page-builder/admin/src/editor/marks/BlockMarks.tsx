import { EyeStriked } from '@strapi/icons';
import type { TreeBlock } from '../../model/tree.ts';
import { useTranslation } from '../../text/use-translation.ts';

/** What is said of a block beside its name, as icons with their words. */
export function BlockMarks({ block: { hidden } }: { block: Pick<TreeBlock, 'hidden'> }) {
  const { t } = useTranslation();
  if (!hidden) return null;
  return (
    <span className="mark" role="img" aria-label={t('hide.mark')} title={t('hide.mark')}>
      <EyeStriked width={14} height={14} aria-hidden />
    </span>
  );
}
