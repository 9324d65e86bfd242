import { Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { FoundCopy } from '../../../../shared/safety-copy.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { NoticeBox } from './NoticeBox.ts';

/** Says that unsaved work is on the server and cannot be read, and why. */
export function UnreadableNotice({ copy, onDiscard }: { copy: FoundCopy; onDiscard(): void }) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const when = formatDate(copy.keptAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <NoticeBox role="region" aria-label={t('recovery.name')}>
      <Typography tag="p" fontWeight="semiBold">
        {t('recovery.unreadable', { when, device: copy.device || t('recovery.unknownDevice') })}
      </Typography>
      <Typography tag="p" variant="pi">
        {t(copy.problem === 'newer' ? 'recovery.newer' : 'recovery.damaged')}
      </Typography>
      <Flex paddingTop={2}>
        <Button type="button" size="S" variant="danger-light" onClick={onDiscard}>
          {t('recovery.discard')}
        </Button>
      </Flex>
    </NoticeBox>
  );
}
