import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip } from '../../kit/layout.ts';
import { findStatus, type SaveState as State } from '../../session/saving/save-machine.ts';
import { useTranslation } from '../../text/use-translation.ts';

interface SaveStateProps {
  state: State;
  readOnly: boolean;
  /** True when page or entry hold what is not stored. */
  isModified: boolean;
}

/** Where the page is: one of four words, and since when the server lacks something. */
export function SaveState({ state, readOnly, isModified }: SaveStateProps) {
  const { t } = useTranslation();
  const { formatTime } = useIntl();
  const found = findStatus(state);
  const status = found === 'saved' && isModified ? 'onDevice' : found;
  const isBehind = (status === 'onDevice' || status === 'offline') && state.since !== undefined;
  return (
    <Region aria-label={t('state.region')}>
      <Chip role="status">{readOnly ? t('editor.readOnly') : t(`state.${status}`)}</Chip>
      {isBehind && !readOnly && <Since>{t('state.since', { time: formatTime(state.since) })}</Since>}
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
