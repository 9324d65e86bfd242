import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { PAGE, type Source } from '../../../../shared/envelope.ts';
import { UNKNOWN } from '../../../../shared/translation/pair-texts.ts';
import { sourcesOf } from '../../../../shared/translation/sources-of.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { focusRing, Quiet } from '../../kit/layout.ts';
import { blockFromTree, documentFromTree } from '../../model/convert.ts';
import { type DifferenceRow, listRows } from '../../model/difference-rows.ts';
import type { Tree } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';
import { useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { DifferenceItem } from '../comparison/list/DifferenceItem.tsx';
import { DifferenceRows } from '../comparison/list/DifferenceList.tsx';
import { keyOf } from '../comparison/list/walk.ts';
import { type Followed, followOriginal, listRemoved } from './follow-original.ts';
import { noteFollowed } from './note-followed.ts';
import { type FollowedPage, useFormerPage } from './use-former-page.ts';

export interface FollowOriginalProps extends FollowedPage {
  onNote(records: readonly (readonly [block: string, source: Source])[]): void;
}

/**
 * What the original has changed in structure, order and settings since the page followed it last, to be brought over in
 * one step; what it has removed; and what is different here on purpose. Texts are not looked at.
 */
export function FollowOriginal(props: FollowOriginalProps) {
  const { source, locale, entry, editing, noted, onNote } = props;
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { store } = editing;
  const page = useSession(({ tree }) => tree);
  const former = useFormerPage(props);
  const followed = useMemo(
    () => followOriginal({ former: former.tree, original: source.tree, page }, store.registry),
    [former.tree, source.tree, page, store.registry],
  );
  const changes = useMemo(() => listRows(page, followed.tree), [page, followed]);
  const sources = { ...source.sources, ...noted };
  const removed = listRemoved({ former: former.tree, original: source.tree, page }, sources, locale);

  const box = useRef<HTMLElement>(null);
  /** A button that did its work goes away; the focus stays in its place. */
  const act = (run: () => void) => () => {
    flushSync(run);
    box.current?.focus();
  };
  /** What was removed is named until somebody decides, although the former original is let go of. */
  const rememberRemoved = () =>
    removed.map((id): [string, Source] => [id, sources[id] ?? { locale, version: UNKNOWN }]);
  const bringOver = () => {
    const added = [...followed.tree.blocks.keys()].filter((id) => !page.blocks.has(id));
    const blocks = added.map((id) => ({ ...blockFromTree(source.tree, id), areas: {} }));
    const { version } = source;
    onNote([...sourcesOf(blocks, locale, store.registry, 'taken'), ...rememberRemoved()]);
    const bring = () => store.perform({ type: 'replace', document: documentFromTree(followed.tree) });
    noteFollowed({ locale, version }, sources[PAGE], bring, editing);
    commands.announce(t('follow.brought', { count: changes.length }));
  };
  const keepAll = () => {
    onNote([...rememberRemoved(), [PAGE, { locale, version: source.version }]]);
    commands.announce(t('follow.keptAll'));
  };

  if (former.failure !== '') return <Quiet role="alert">{t('follow.failed', { message: former.failure })}</Quiet>;
  if (!former.isLoaded || page.blocks.size === 0) return null;
  const isTooLarge = followed.conflicts.some(({ kind }) => kind === 'page');
  const isKnown = former.tree !== undefined;
  return (
    <Whole ref={box} tabIndex={-1} aria-label={t('follow.region')}>
      <h3>{t('follow.title', { count: changes.length })}</h3>
      {isTooLarge && <Quiet role="alert">{t('follow.tooLarge')}</Quiet>}
      {changes.length === 0 && !isTooLarge && <Quiet>{t('follow.same', { locale })}</Quiet>}
      {changes.length > 0 && (
        <>
          <Quiet>{t(isKnown ? 'follow.changes' : 'follow.unknown', { locale })}</Quiet>
          <DifferenceRows>
            {changes.map((row) => (
              <DifferenceItem key={keyOf(row)} row={row} before={page} after={followed.tree} />
            ))}
          </DifferenceRows>
          <Line>
            <ActionButton onClick={act(bringOver)}>{t('follow.bring', { count: changes.length })}</ActionButton>
            {!isKnown && <ActionButton onClick={act(keepAll)}>{t('follow.keepAll')}</ActionButton>}
          </Line>
        </>
      )}
      <Removed
        {...{ page, removed, locale, editing, act }}
        onKeep={(id) => onNote([[id, { locale: entry.locale ?? '', version: UNKNOWN }]])}
      />
      {isKnown && <Kept followed={followed} removed={removed} />}
    </Whole>
  );
}

interface RemovedProps {
  page: Tree;
  removed: readonly string[];
  locale: string;
  editing: Editing;
  act(run: () => void): () => void;
  /** Makes it a block of this page alone. */
  onKeep(id: string): void;
}

/** Blocks that the original has not any more. */
function Removed({ page, removed, locale, editing: { store }, act, onKeep }: RemovedProps) {
  const { t } = useTranslation();
  const { commands, names } = useCommands();
  if (removed.length === 0) return null;
  const remove = (id: string) => {
    const values = { block: names.block(page, id) };
    const isDone = store.perform({ type: 'remove', ids: [id] });
    commands.announce(t(isDone ? 'follow.wasRemoved' : 'follow.notRemoved', values));
  };
  return (
    <>
      <h3>{t('follow.removed', { locale })}</h3>
      <ul>
        {removed.map((id) => (
          <Line as="li" key={id}>
            <span>{names.blockWithHint(page, id)}</span>
            <ActionButton
              aria-label={t('follow.removeNamed', { block: names.blockWithHint(page, id) })}
              onClick={act(() => remove(id))}
            >
              {t('follow.remove')}
            </ActionButton>
            <ActionButton
              aria-label={t('follow.keepNamed', { block: names.blockWithHint(page, id) })}
              onClick={act(() => onKeep(id))}
            >
              {t('follow.keep')}
            </ActionButton>
          </Line>
        ))}
      </ul>
    </>
  );
}

/** What stays different from the original. */
function Kept({
  followed: { tree, original, conflicts },
  removed,
}: {
  followed: Followed;
  removed: readonly string[];
}) {
  const { t } = useTranslation();
  const rows = useMemo((): DifferenceRow[] => {
    const isNamed = ({ difference: { kind, block } }: DifferenceRow) => kind === 'added' && removed.includes(block);
    return listRows(original, tree).filter((row) => !isNamed(row));
  }, [original, tree, removed]);
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>{t('follow.kept', { count: rows.length })}</summary>
      <Quiet>{t('follow.keptHelp', { count: conflicts.length })}</Quiet>
      <DifferenceRows>
        {rows.map((row) => (
          <DifferenceItem key={keyOf(row)} row={row} before={original} after={tree} />
        ))}
      </DifferenceRows>
    </details>
  );
}

const Whole = styled.section`
  ${focusRing}
  margin-block-end: 16px;
  padding-block-end: 12px;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral200};

  h3 {
    padding-block: 4px;
    font-weight: 600;
  }

  summary {
    padding-block: 6px;
    cursor: pointer;
    ${focusRing}
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding-block: 6px;

  > span {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;
