import { useState } from 'react';
import styled from 'styled-components';
import { LONGEST_NAME } from '../../../../shared/version-record.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Input } from '../../kit/layout.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { LoadedVersion, OpenVersion } from './use-versions.ts';
import { useWhen } from './use-when.ts';

interface VersionToolsProps {
  opened: OpenVersion;
  canEdit: boolean;
  isCompared: boolean;
  onCompare(): void;
  onRestore(version: LoadedVersion, when: string): void;
  onRename(id: number, name: string): Promise<void>;
}

/** What can be done with the chosen version: named, compared, brought back. */
export function VersionTools({ opened, canEdit, isCompared, onCompare, onRestore, onRename }: VersionToolsProps) {
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
  const isReadable = version?.document != null;
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
        <ActionButton aria-pressed={isCompared} disabled={!isReadable} onClick={onCompare}>
          {t('versions.compare')}
        </ActionButton>
        {canEdit && (
          <ActionButton
            primary
            disabled={!isReadable}
            onClick={() => version && onRestore(version, when(version.savedAt))}
          >
            {t('versions.restore')}
          </ActionButton>
        )}
      </div>
    </Tools>
  );
}

const Tools = styled.div`
  display: grid;
  flex: none;
  gap: 8px;
  padding: 12px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};

  form,
  > div {
    display: flex;
    gap: 8px;
  }

  > div > button {
    flex: 1;
  }
`;
