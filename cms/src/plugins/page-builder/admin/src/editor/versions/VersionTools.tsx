import type { PageDocument } from 'page-format';
import { useState } from 'react';
import styled from 'styled-components';
import { LONGEST_NAME } from '../../../../shared/version-record.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Input } from '../../kit/layout.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { OpenVersion } from './use-versions.ts';
import { useWhen } from './use-when.ts';

interface VersionToolsProps {
  opened: OpenVersion;
  canEdit: boolean;
  onCompare(): void;
  /** Left out for the oldest one. */
  onCompareWithBefore: (() => void) | undefined;
  onRestore(document: PageDocument, what: string): void;
  onRename(id: number, name: string): Promise<void>;
}

/** What can be done with the chosen version: named, compared, brought back. */
export function VersionTools({
  opened,
  canEdit,
  onCompare,
  onCompareWithBefore,
  onRestore,
  onRename,
}: VersionToolsProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const when = useWhen();
  const version = opened && 'version' in opened ? opened.version : undefined;
  const [typed, setTyped] = useState<string>();
  const name = typed ?? version?.name ?? '';
  const rename = async () => {
    if (!version) return;
    try {
      await onRename(version.id, name.trim());
      commands.announce(t(name.trim() ? 'versions.named' : 'versions.unnamed'));
    } catch (error) {
      commands.refuse(t('versions.notNamed', { message: describeFailure(error, t) }));
    }
  };
  const document = version?.document;
  return (
    <Tools>
      {canEdit && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <Input
            aria-label={t('versions.name')}
            placeholder={t('versions.name')}
            title={t('versions.nameHint')}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setTyped(event.target.value)}
          />
          <ActionButton disabled={!version} onClick={() => void rename()}>
            {t('versions.keepName')}
          </ActionButton>
        </form>
      )}
      <div>
        <ActionButton onClick={onCompare}>{t('versions.compare')}</ActionButton>
        {onCompareWithBefore && <ActionButton onClick={onCompareWithBefore}>{t('comparison.withBefore')}</ActionButton>}
        {canEdit && (
          <ActionButton
            primary
            disabled={!document}
            onClick={() => document && onRestore(document, t('versions.of', { when: when(version.savedAt) }))}
          >
            {t('versions.restore')}
          </ActionButton>
        )}
      </div>
    </Tools>
  );
}

export const Tools = styled.div`
  display: grid;
  flex: none;
  gap: 8px;
  padding: 12px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  form,
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  form > input {
    flex: 1;
    inline-size: auto;
    min-inline-size: 0;
  }

  > div > button {
    flex: 1 1 auto;
  }
`;
