import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import type { Saving } from './use-save.ts';

interface SaveStateProps extends Pick<Saving, 'status' | 'since' | 'isModified'> {
  readOnly: boolean;
}

/** Where the page is: one of four words, and since when the server lacks something. */
export function SaveState({ status: found, since, readOnly, isModified }: SaveStateProps) {
  const { t } = useTranslation();
  const { formatTime } = useIntl();
  const status = found === 'saved' && isModified ? 'onDevice' : found;
  const isBehind = (status === 'onDevice' || status === 'offline') && since !== undefined;
  return (
    <Region aria-label={t('state.region')}>
      <Chip role="status">{readOnly ? t('editor.readOnly') : t(`state.${status}`)}</Chip>
      {isBehind && !readOnly && <Since>{t('state.since', { time: formatTime(since) })}</Since>}
    </Region>
  );
}

const Region = styled.section`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
`;

const Since = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  white-space: nowrap;
`;
