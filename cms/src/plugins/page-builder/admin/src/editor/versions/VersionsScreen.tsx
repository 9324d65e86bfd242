import { ArrowLeft } from '@strapi/icons';
import { createEmptyDocument } from 'page-format';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Difference } from '../../../../shared/differences/list-differences.ts';
import { type ListedVersion, LONGEST_NAME } from '../../../../shared/version-record.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Body, Chip, Input, PanelTitle, Quiet, Select, STACKED } from '../../kit/layout.ts';
import { selectBlock } from '../../model/selection.ts';
import { type Editing, toTree } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { useSession } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { type Commands, useCommands } from '../commands/use-commands.tsx';
import { markRegion } from '../regions.ts';
import { bringBack, canReturn, listProps } from './bring-back.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { describeVersion } from './describe-version.ts';
import { type LoadedVersion, type OpenVersion, useVersion, useVersionList, useVersionPlace } from './use-versions.ts';
import { VersionPreview } from './VersionPreview.tsx';

interface VersionsScreenProps {
  name: string;
  entry: Entry;
  editing: Editing;
  onClose(): void;
}

/** In the place of the page: what was saved of it, each version on the canvas, compared, and brought back. */
export function VersionsScreen({ name, entry, editing, onClose }: VersionsScreenProps) {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const place = useVersionPlace(entry, name);
  const list = useVersionList(place);
  const [chosen, setChosen] = useState<number>();
  const [compared, setCompared] = useState<Compared>();
  const id = chosen ?? list.versions[0]?.id;
  const opened = useVersion(place, id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const restore = ({ document, savedAt }: LoadedVersion, when: string) => {
    if (!document) return;
    editing.store.settle();
    editing.store.perform({ type: 'replace', document });
    editing.noteStep('restore');
    onClose();
    commands.announce(t('versions.restored', { when: when || savedAt }));
  };

  return (
    <Body>
      <Region
        aria-label={t('versions.region')}
        {...markRegion('versions')}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <Head>
          <IconButton label={t('versions.back')} icon={<ArrowLeft />} onClick={onClose} />
          <PanelTitle ref={heading} tabIndex={-1}>
            {t('versions.region')}
          </PanelTitle>
        </Head>
        <Scroll>
          {place === undefined && <Quiet>{t('versions.notSaved')}</Quiet>}
          <Rows>
            {list.versions.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                field={name}
                isChosen={version.id === id}
                onChoose={() => setChosen(version.id)}
              />
            ))}
          </Rows>
          {list.isLoading && <Quiet role="status">{t('versions.loading')}</Quiet>}
          {list.problem && (
            <Failed role="alert">
              {t('versions.failed', { message: list.problem })}
              <ActionButton onClick={list.reload}>{t('versions.again')}</ActionButton>
            </Failed>
          )}
          {place && !list.isLoading && !list.problem && list.versions.length === 0 && (
            <Quiet>{t('versions.empty')}</Quiet>
          )}
          {list.hasMore && !list.isLoading && (
            <ActionButton onClick={list.loadMore}>{t('versions.older')}</ActionButton>
          )}
        </Scroll>
        {id !== undefined && (
          <VersionTools
            key={id}
            opened={opened}
            canEdit={canEdit}
            isCompared={compared !== undefined}
            onCompare={() => setCompared((before) => (before ? undefined : 'now'))}
            onRestore={restore}
            onRename={list.rename}
          />
        )}
      </Region>
      <OpenedVersion
        opened={opened}
        isWanted={id !== undefined}
        editing={editing}
        compared={compared}
        onCompare={setCompared}
        previous={list.versions[list.versions.findIndex((version) => version.id === id) + 1]?.id}
        place={place}
      />
    </Body>
  );
}

/** With what a version is compared. */
type Compared = 'now' | 'before' | undefined;

function VersionRow({
  version,
  field,
  isChosen,
  onChoose,
}: {
  version: ListedVersion;
  field: string;
  isChosen: boolean;
  onChoose(): void;
}) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const when = useWhen();
  return (
    <li>
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

/** Day and time, in the words of the admin's language. */
function useWhen(): (savedAt: string) => string {
  const { formatDate } = useIntl();
  return (savedAt) => formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
}

interface VersionToolsProps {
  opened: OpenVersion;
  canEdit: boolean;
  isCompared: boolean;
  onCompare(): void;
  onRestore(version: LoadedVersion, when: string): void;
  onRename(id: number, name: string): Promise<void>;
}

function VersionTools({ opened, canEdit, isCompared, onCompare, onRestore, onRename }: VersionToolsProps) {
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

interface OpenedVersionProps {
  opened: OpenVersion;
  isWanted: boolean;
  editing: Editing;
  compared: Compared;
  onCompare(compared: Compared): void;
  /** The version before this one. */
  previous: number | undefined;
  place: ReturnType<typeof useVersionPlace>;
}

/** The chosen version on the canvas; until it is there, the one that was shown before. */
function OpenedVersion({ opened, isWanted, editing, compared, onCompare, previous, place }: OpenedVersionProps) {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const { registry } = editing.store;
  const [shown, setShown] = useState<LoadedVersion>();
  const version = opened && 'version' in opened ? opened.version : undefined;
  useEffect(() => {
    if (version) setShown(version);
  }, [version]);
  const current = version ?? shown;
  const store = useMemo(
    () => current && createEditorStore(current.document ?? createEmptyDocument(), registry),
    [current, registry],
  );
  const problem = opened && 'problem' in opened ? opened.problem : '';
  if (problem) {
    return (
      <Message role="alert">
        <p>{t('versions.unreadable', { message: problem })}</p>
      </Message>
    );
  }
  if (!store || !current) {
    return <Message>{isWanted && <Quiet role="status">{t('versions.loadingOne')}</Quiet>}</Message>;
  }
  return (
    <Shown aria-busy={version === undefined}>
      <VersionPreview store={store}>
        {compared && (
          <Comparison aria-label={t('versions.comparison')}>
            <Choice>
              <span>{t('versions.compareWith')}</span>
              <Select
                value={compared}
                onChange={(event) => onCompare(event.target.value === 'before' ? 'before' : 'now')}
              >
                <option value="now">{t('versions.now')}</option>
                {previous !== undefined && <option value="before">{t('versions.before')}</option>}
              </Select>
            </Choice>
            {compared === 'before' && previous !== undefined ? (
              <ComparedWithBefore version={current} place={place} previous={previous} editing={editing} store={store} />
            ) : (
              <ComparedWithNow editing={editing} store={store} commands={commands} canEdit={canEdit} />
            )}
          </Comparison>
        )}
      </VersionPreview>
    </Shown>
  );
}

type Store = ReturnType<typeof createEditorStore>;

interface ComparedWithNowProps {
  editing: Editing;
  store: Store;
  /** Those of the page that is edited. */
  commands: Commands;
  canEdit: boolean;
}

function ComparedWithNow({ editing, store, commands, canEdit }: ComparedWithNowProps) {
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

function ComparedWithBefore({
  version,
  place,
  previous,
  editing,
  store,
}: {
  version: LoadedVersion;
  place: ReturnType<typeof useVersionPlace>;
  previous: number;
  editing: Editing;
  store: Store;
}) {
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

const Region = styled.section`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: min(320px, 38vw);
  min-block-size: 0;
  border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};

  @media ${STACKED} {
    inline-size: auto;
    max-block-size: 60vh;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  padding: 10px 12px;

  h2 {
    outline: none;
  }
`;

const Scroll = styled.div`
  flex: 1;
  overflow: auto;
  min-block-size: 0;
  padding: 0 12px 12px;
`;

const Rows = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;

  li {
    /* Hundreds of rows are laid out when they come near. */
    content-visibility: auto;
    contain-intrinsic-size: auto 76px;
  }

  button {
    display: grid;
    gap: 2px;
    inline-size: 100%;
    padding: 8px 10px;
    border: 1px solid transparent;
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  button[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  button > span:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 8px;
  }

  time {
    font-weight: 600;
  }
`;

const Failed = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 8px 0;
  color: ${({ theme }) => theme.colors.danger700};
`;

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

const Message = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  padding: 24px;
  text-align: center;
`;

const Shown = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  @media ${STACKED} {
    min-block-size: 70vh;
  }
`;

const Comparison = styled.section`
  flex: none;
  overflow: auto;
  max-block-size: 38vh;
  padding: 12px 16px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  background: ${({ theme }) => theme.colors.neutral0};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-end: 8px;

  select {
    inline-size: auto;
  }
`;
