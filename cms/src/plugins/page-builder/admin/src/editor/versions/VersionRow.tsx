import type { ListedVersion } from '../../../../shared/version-record.ts';
import { Chip, Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { describeVersion } from './describe-version.ts';
import { useWhen } from './use-when.ts';

interface VersionRowProps {
  version: ListedVersion;
  /** The page field that the editor shows. */
  field: string;
  isChosen: boolean;
  /** Ticked to be compared. */
  isTicked: boolean;
  onChoose(): void;
  onTick(): void;
}

/** A version in the list: when, why, by whom, and what changed. */
export function VersionRow({ version, field, isChosen, isTicked, onChoose, onTick }: VersionRowProps) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const when = useWhen();
  const label = t('comparison.choose', { when: when(version.savedAt) });
  return (
    <li>
      <input type="checkbox" aria-label={label} title={label} checked={isTicked} onChange={onTick} />
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        <span>
          <time dateTime={version.savedAt}>{when(version.savedAt)}</time>
          <Chip>{t(`versions.kind.${version.kind}`)}</Chip>
        </span>
        {version.name && <strong>{version.name}</strong>}
        <span>{version.by ?? t('versions.nobody')}</span>
        <Quiet as="span">{describeVersion(version, field, names.type, t)}</Quiet>
      </button>
    </li>
  );
}
