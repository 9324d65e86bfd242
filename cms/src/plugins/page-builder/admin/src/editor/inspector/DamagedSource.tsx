import { readDamagedProps } from 'page-format';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Quiet } from '../../kit/layout.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';

/** What was found where something on the page could not be read: to be read, copied and, in the end, deleted. */
export function DamagedSource({ block }: { block: TreeBlock }) {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  const { source, reason, isNewer } = readDamagedProps(block);

  const copy = async () => {
    // Where the browser lets nobody write to the clipboard, the text can be selected.
    await navigator.clipboard?.writeText(source).then(
      () => setCopied(true),
      () => undefined,
    );
  };

  return (
    <>
      <Quiet>{t(isNewer ? 'damaged.newer' : 'damaged.explain')}</Quiet>
      {!isNewer && <Quiet>{reason}</Quiet>}
      <Label htmlFor={id}>{t('damaged.source')}</Label>
      <Source id={id} readOnly rows={14} value={source} spellCheck={false} />
      <Row>
        <ActionButton onClick={() => void copy()}>{t(isCopied ? 'common.copied' : 'damaged.copy')}</ActionButton>
        <ActionButton disabled={!canEdit} onClick={commands.remove}>
          {t('damaged.delete')}
        </ActionButton>
      </Row>
    </>
  );
}

const Label = styled.label`
  display: block;
  padding-block: 12px 4px;
  font-size: 1.2rem;
  font-weight: 600;
`;

const Source = styled.textarea`
  inline-size: 100%;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
  color: ${({ theme }) => theme.colors.neutral800};
  font-family: monospace;
  font-size: 1.2rem;
  resize: vertical;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block-start: 8px;
`;
