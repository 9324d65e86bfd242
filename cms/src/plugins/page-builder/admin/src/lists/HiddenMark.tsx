import { Status, Typography } from '@strapi/design-system';
import { findHidden, salvageDocument } from 'page-format';
import { openEnvelope } from '../../../shared/envelope.ts';
import { useTranslation } from '../text/use-translation.ts';
import { type ListedEntry, usePages } from './use-pages.ts';

/** Says of an entry in a list how many parts of its page are hidden from visitors. */
export function HiddenMark({ entry, model }: ListedEntry) {
  const { t } = useTranslation();
  const count = usePages({ entry, model }, countHidden).reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  return (
    <Status variant="secondary" size="XS">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {t('hide.listed', { count })}
      </Typography>
    </Status>
  );
}

function countHidden(stored: unknown): number {
  const page = salvageDocument(openEnvelope(stored).content);
  return page ? findHidden(page.document).length : 0;
}
