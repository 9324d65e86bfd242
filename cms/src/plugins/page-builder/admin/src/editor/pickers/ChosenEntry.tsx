import styled from 'styled-components';
import { useTranslation } from '../../text/use-translation.ts';
import { useReferenceState } from './use-reference-state.ts';

interface ChosenEntryProps {
  reference: { $ref: string; documentId: string; snapshot?: Record<string, unknown> | undefined };
  titleField: string;
}

/** The name of a chosen entry as it is now; of one that is gone, the name it had when it was chosen. */
export function ChosenEntry({ reference, titleField }: ChosenEntryProps) {
  const { t } = useTranslation();
  const state = useReferenceState(reference);
  const now = state.status === 'found' ? (state.entry as Record<string, unknown>)[titleField] : undefined;
  const last = reference.snapshot?.[titleField];
  const name = [now, last].find((title) => typeof title === 'string' && title !== '') as string | undefined;
  const shown = name ?? t('reference.unnamed', { documentId: reference.documentId });
  if (state.status === 'gone') return <Gone role="status">{t('reference.absent', { name: shown })}</Gone>;
  return (
    <>
      <Chosen title={shown}>{shown}</Chosen>
      {state.status === 'unknown' && <Gone role="status">{t('reference.unchecked')}</Gone>}
    </>
  );
}

const Chosen = styled.p`
  overflow: hidden;
  flex: 1;
  min-inline-size: 0;
  padding-block-end: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Gone = styled.p`
  flex: 1;
  padding-block-end: 4px;
  color: ${({ theme }) => theme.colors.danger600};
  overflow-wrap: anywhere;
`;
