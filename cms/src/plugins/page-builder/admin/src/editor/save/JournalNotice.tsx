import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { Journal } from '../../session/journal/journal.ts';
import { useTranslation } from '../../text/use-translation.ts';

/** Says that the browser keeps no safety copy, for as long as it does not. Editing goes on. */
export function JournalNotice({ journal }: { journal: Journal }) {
  const { t } = useTranslation();
  const isKeeping = useSyncExternalStore(journal.subscribe, () => journal.isKeeping);
  return isKeeping ? null : <Notice role="status">{t('journal.stopped')}</Notice>;
}

const Notice = styled.p`
  padding: 8px 16px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.warning200};
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.warning700};
`;
