import { Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { Leftover } from '../../session/unsaved/find-work.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { NoticeBox } from './NoticeBox.ts';

interface RecoveryNoticeProps {
  leftover: Leftover;
  /** True when somebody has saved the page since. */
  isOutdated: boolean;
  onRestore(): void;
  onCompare(): void;
  onDiscard(): void;
}

/** Offers what was not saved: when it was made, how much it is, and what can be done with it. */
export function RecoveryNotice({ leftover, isOutdated, onRestore, onCompare, onDiscard }: RecoveryNoticeProps) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const fields = Object.keys(leftover.work.fields).length;
  const isElsewhere = leftover.device !== undefined;
  const when = formatDate(leftover.keptAt, { dateStyle: 'medium', timeStyle: 'short' });
  const found = { when, count: leftover.changes };
  return (
    <NoticeBox role="region" aria-label={t('recovery.name')}>
      <Typography tag="p" fontWeight="semiBold">
        {isElsewhere
          ? t('recovery.foundElsewhere', { ...found, device: leftover.device || t('recovery.unknownDevice') })
          : t('recovery.found', found)}
      </Typography>
      <Typography tag="p" variant="pi">
        {t(isOutdated ? 'recovery.outdated' : isElsewhere ? 'recovery.explainElsewhere' : 'recovery.explain')}
      </Typography>
      {fields > 0 && (
        <Typography tag="p" variant="pi">
          {t('recovery.fields', { count: fields })}
        </Typography>
      )}
      <Flex gap={2} wrap="wrap" paddingTop={2}>
        <Button type="button" size="S" onClick={onRestore}>
          {t('recovery.restore')}
        </Button>
        <Button type="button" size="S" variant="tertiary" onClick={onCompare}>
          {t('versions.compare')}
        </Button>
        <Button type="button" size="S" variant="danger-light" onClick={onDiscard}>
          {t('recovery.discard')}
        </Button>
      </Flex>
    </NoticeBox>
  );
}
