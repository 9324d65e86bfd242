import { Status, Typography } from '@strapi/design-system';
import { salvageDocument } from 'page-format';
import { openEnvelope } from '../../../shared/envelope.ts';
import { useTranslation } from '../text/use-translation.ts';
import { type ListedEntry, usePages } from './use-pages.ts';

/** Says of an entry in a list that a page in it is damaged, so that visitors see its last good version. */
export function DamageMark({ entry, model }: ListedEntry) {
  const { t } = useTranslation();
  if (!usePages({ entry, model }, isPageDamaged).includes(true)) return null;
  return (
    <Status variant="danger" size="XS">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {t('damaged.name')}
      </Typography>
    </Status>
  );
}

function isPageDamaged(stored: unknown): boolean {
  return (salvageDocument(openEnvelope(stored).content)?.damage.length ?? 0) > 0;
}
