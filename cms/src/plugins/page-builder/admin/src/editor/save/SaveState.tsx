import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { Chip, DRAWERS } from '../../kit/layout.ts';
import type { Keeper } from '../../session/unsaved/keeper.ts';
import { useTranslation } from '../../text/use-translation.ts';
import type { Saving } from './use-save.ts';

interface SaveStateProps extends Pick<Saving, 'status' | 'since' | 'isModified'> {
  readOnly: boolean;
  /** Of the server's store. */
  keeper: Keeper;
}

/** Where the page is: one of four words, and since when the draft lacks something, or when the server took a copy of it. */
export function SaveState({ status: found, since, readOnly, isModified, keeper }: SaveStateProps) {
  const { t } = useTranslation();
  const { formatTime } = useIntl();
  const status = found === 'saved' && isModified ? 'onDevice' : found;
  const keptAt = useSyncExternalStore(keeper.subscribe, () => keeper.state.keptAt);
  const isBehind = (status === 'onDevice' || status === 'offline') && since !== undefined;
  return (
    <Region aria-label={t('state.region')}>
      <Chip role="status">{readOnly ? t('editor.readOnly') : t(`state.${status}`)}</Chip>
      {isBehind && !readOnly && (
        <Since>
          {keptAt === undefined
            ? t('state.since', { time: formatTime(since) })
            : t('safety.kept', { time: formatTime(keptAt) })}
        </Since>
      )}
    </Region>
  );
}

const Region = styled.section`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;

  /* One above the other takes no more of a narrow bar than the longer of both. */
  @media ${DRAWERS} {
    flex-direction: column;
    align-items: end;
    gap: 0;
  }
`;

const Since = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  white-space: nowrap;
`;
