import { CrossCircle, WarningCircle } from '@strapi/icons';
import { describeProblem, type Problem } from 'page-format';
import { memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Panel, PanelBody, PanelHead, PanelTitle, PlainButton, Quiet } from '../../kit/layout.ts';
import { NOTHING_SELECTED, selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { focusEntryField, focusField } from '../inspector/focus-field.ts';
import { markRegion } from '../regions.ts';
import { useView } from '../viewports/use-view.tsx';
import { PutAsideForm } from './PutAsideForm.tsx';
import { PutAsideList } from './PutAsideList.tsx';
import { useMend } from './use-mend.ts';
import { useProblems } from './use-problems.tsx';

type Level = Problem['level'];
const LEVELS: readonly Level[] = ['error', 'warning'];

/** What should be mended before publishing, errors first; a click leads to the block and the field, or mends it. */
export const ProblemsPanel = memo(function ProblemsPanel() {
  const { t } = useTranslation();
  const problems = useProblems();
  const [only, setOnly] = useState<Level | undefined>();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const mend = useMend(panel);

  const count = (level: Level) => problems.filter((problem) => problem.level === level).length;
  // A filter that nothing passes any more is no use; mending the last error brings the warnings back.
  const filter = only && count(only) > 0 ? only : undefined;
  const levels = LEVELS.filter((level) => count(level) > 0 && (!filter || filter === level));

  return (
    <Panel ref={panel} aria-labelledby={titleId} tabIndex={-1} {...markRegion('problems')}>
      <PanelHead>
        <PanelTitle id={titleId}>{t('problems.region')}</PanelTitle>
        {problems.length > 0 &&
          LEVELS.map((level) => (
            <Filter
              key={level}
              type="button"
              aria-pressed={filter === level}
              disabled={count(level) === 0}
              onClick={() => setOnly(filter === level ? undefined : level)}
            >
              {t(`problems.${level}s`, { count: count(level) })}
            </Filter>
          ))}
      </PanelHead>
      <PanelBody>
        {problems.length === 0 && <Quiet>{t('problems.none')}</Quiet>}
        {levels.map((level) => (
          <List key={level} aria-label={t(`problems.${level}s`, { count: count(level) })}>
            {problems
              .filter((problem) => problem.level === level)
              .map((problem) => (
                <li key={`${problem.blockId}/${problem.path.join('/')}/${problem.message.en}`}>
                  <ProblemEntry problem={problem} onMend={mend} />
                </li>
              ))}
          </List>
        ))}
        <PutAsideList />
      </PanelBody>
    </Panel>
  );
});

function ProblemEntry({ problem, onMend }: { problem: Problem; onMend: ReturnType<typeof useMend> }) {
  const { t, translate } = useTranslation();
  const { names, canEdit } = useCommands();
  const store = useEditorStore();
  const { change } = useView();
  const id = useId();
  const { blockId, blockType, path, level, mend } = problem;
  const isOfEntry = blockId === '';
  const ownName = store.getSession().tree.blocks.get(blockId)?.name;
  return (
    <>
      <Entry
        type="button"
        id={id}
        $level={level}
        onClick={() => {
          store.select(isOfEntry ? NOTHING_SELECTED : selectBlock(blockId));
          flushSync(() => change({ right: true }));
          if (isOfEntry) focusEntryField(path);
          else focusField(path);
        }}
      >
        {level === 'error' ? <CrossCircle aria-hidden /> : <WarningCircle aria-hidden />}
        <span>
          <strong>
            {t(`problems.${level}`)} · {isOfEntry ? t('outline.page') : (ownName ?? names.type(blockType))}
          </strong>
          <br />
          {translate(describeProblem(problem, store.registry))}
        </span>
      </Entry>
      {canEdit && (
        <Actions>
          {mend && (
            <PlainButton type="button" aria-describedby={id} onClick={(event) => onMend(problem, event.currentTarget)}>
              {translate(mend.label)}
            </PlainButton>
          )}
          {level === 'warning' && !isOfEntry && <PutAsideForm problem={problem} describedBy={id} />}
        </Actions>
      )}
    </>
  );
}

const Filter = styled.button`
  padding: 1px 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 10px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: 1.1rem;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.button<{ $level: Problem['level'] }>`
  display: flex;
  gap: 8px;
  inline-size: 100%;
  padding: 6px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
    color: ${({ $level, theme }) => ($level === 'error' ? theme.colors.danger600 : theme.colors.warning600)};
  }
`;

/** Below the sentence, in line with it. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 0 6px 6px 28px;

  &:empty {
    display: none;
  }

  > button {
    min-block-size: 26px;
    padding: 2px 10px;
    text-align: start;
  }
`;
