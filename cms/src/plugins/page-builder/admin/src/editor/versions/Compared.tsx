import { useMemo, useSyncExternalStore } from 'react';
import type { Difference } from '../../../../shared/differences/list-differences.ts';
import { Quiet } from '../../kit/layout.ts';
import { selectBlock } from '../../model/selection.ts';
import { type Editing, toTree } from '../../session/editing.ts';
import type { createEditorStore } from '../../store/editor-store.ts';
import { useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import type { Commands } from '../commands/use-commands.tsx';
import { bringBack, canReturn, listProps } from './bring-back.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { type LoadedVersion, useVersion, type useVersionPlace } from './use-versions.ts';

type Store = ReturnType<typeof createEditorStore>;

interface ComparedWithNowProps {
  editing: Editing;
  store: Store;
  /** Those of the page that is edited. */
  commands: Commands;
  canEdit: boolean;
}

/** What differs between a version and the page as it is edited, with ways to bring single things back. */
export function ComparedWithNow({ editing, store, commands, canEdit }: ComparedWithNowProps) {
  const { t } = useTranslation();
  const now = useSyncExternalStore(editing.store.subscribe, () => editing.store.getSession().tree);
  const version = useSession((session) => session.tree);
  const page = editing.store;
  const returns = {
    canReturn: (difference: Difference) => canReturn(page, version, difference),
    listProps: (difference: Difference) => listProps(page, version, difference),
    bringBack(difference: Difference, props?: readonly string[]) {
      const isDone = bringBack(page, version, difference, props);
      if (isDone) editing.noteStep('restore');
      if (isDone) commands.announce(t('versions.broughtBack'));
      else commands.refuse(t('versions.noRoom'));
    },
  };
  return (
    <DifferenceList
      before={version}
      after={now}
      onShow={(block) => show(store, block)}
      returns={canEdit ? returns : undefined}
    />
  );
}

interface ComparedWithBeforeProps {
  version: LoadedVersion;
  place: ReturnType<typeof useVersionPlace>;
  /** Id of the version before. */
  previous: number;
  editing: Editing;
  store: Store;
}

/** What a save has changed. */
export function ComparedWithBefore({ version, place, previous, editing, store }: ComparedWithBeforeProps) {
  const { t } = useTranslation();
  const opened = useVersion(place, previous);
  const { registry } = editing.store;
  const document = opened && 'version' in opened ? opened.version.document : undefined;
  const trees = useMemo(
    () =>
      document && version.document
        ? { before: toTree(document, registry), after: toTree(version.document, registry) }
        : undefined,
    [document, version, registry],
  );
  if (opened && 'problem' in opened) return <p role="alert">{t('versions.unreadable', { message: opened.problem })}</p>;
  if (!trees) return <Quiet role="status">{t('versions.loadingOne')}</Quiet>;
  return <DifferenceList {...trees} onShow={(block) => show(store, block)} />;
}

/** Selects a block on the canvas, which scrolls there; what this page does not have is nowhere to be seen. */
function show(store: Store, block: string): void {
  if (store.getSession().tree.blocks.has(block)) store.select(selectBlock(block));
}
