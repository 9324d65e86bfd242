import { Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { KeptWork } from '../../session/unsaved/unsaved-work.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { NoticeBox } from './NoticeBox.ts';

/** Says that unsaved work is there and cannot be read, and why. */
export function UnreadableNotice({ work, onDiscard }: { work: KeptWork; onDiscard(): void }) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const when = formatDate(work.keptAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <NoticeBox role="region" aria-label={t('recovery.name')}>
      <Typography tag="p" fontWeight="semiBold">
        {t('recovery.unreadable', { when, device: work.device || t('recovery.unknownDevice') })}
      </Typography>
      <Typography tag="p" variant="pi">
        {t(work.problem === 'newer' ? 'recovery.newer' : 'recovery.damaged')}
      </Typography>
      <Flex paddingTop={2}>
        <Button type="button" size="S" variant="danger-light" onClick={onDiscard}>
          {t('recovery.discard')}
        </Button>
      </Flex>
    </NoticeBox>
  );
}
