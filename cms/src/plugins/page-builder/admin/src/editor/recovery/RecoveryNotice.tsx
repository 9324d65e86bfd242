import { Button, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Leftover } from '../../session/journal/leftovers.ts';
import { useTranslation } from '../../text/use-translation.ts';

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
  const fields = Object.keys(leftover.fields).length;
  const when = formatDate(leftover.at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Box role="region" aria-label={t('recovery.name')}>
      <Typography tag="p" fontWeight="semiBold">
        {t('recovery.found', { when, count: leftover.changes })}
      </Typography>
      <Typography tag="p" variant="pi">
        {t(isOutdated ? 'recovery.outdated' : 'recovery.explain')}
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
          {t('recovery.compare')}
        </Button>
        <Button type="button" size="S" variant="danger-light" onClick={onDiscard}>
          {t('recovery.discard')}
        </Button>
      </Flex>
    </Box>
  );
}

const Box = styled.div`
  margin-block-end: 12px;
  padding: 12px 16px;
  border: 1px solid ${({ theme }) => theme.colors.warning200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
  inline-size: 100%;
`;
