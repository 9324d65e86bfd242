import { Status, Typography } from '@strapi/design-system';
import { unstable_useDocumentLayout as useDocumentLayout } from '@strapi/strapi/admin';
import { salvageDocument } from 'page-format';
import { useMemo } from 'react';
import { openEnvelope } from '../../../shared/envelope.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useTranslation } from '../text/use-translation.ts';

interface DamageMarkProps {
  /** The entry as the list has it, in the language of the list. */
  entry: Record<string, unknown>;
  /** Such as `api::page.page`. */
  model: string;
}

/** Says of an entry in a list that a page in it is damaged, so that visitors see its last good version. */
export function DamageMark({ entry, model }: DamageMarkProps) {
  const { t } = useTranslation();
  const { edit } = useDocumentLayout(model);
  const isDamaged = useMemo(
    () =>
      edit.layout
        .flat(2)
        .filter(({ attribute }) => 'customField' in attribute && attribute.customField === `plugin::${PLUGIN_ID}.page`)
        .some(({ name }) => isPageDamaged(entry[name])),
    [edit.layout, entry],
  );
  if (!isDamaged) return null;
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
