import { describeProblem, type Problem, PUT_ASIDE, withoutPutAside } from 'page-format';
import { useId } from 'react';
import styled from 'styled-components';
import { PlainButton } from '../../kit/layout.ts';
import { selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useCheckNow, usePutAside } from './use-problems.tsx';

/** Advice that was put aside, each with its reason, and the way to take it up again. */
export function PutAsideList() {
  const { t } = useTranslation();
  const problems = usePutAside();
  if (problems.length === 0) return null;
  return (
    <Details>
      <summary>{t('problems.asides', { count: problems.length })}</summary>
      <ul>
        {problems.map((problem) => (
          <Aside key={`${problem.blockId}/${problem.path.join('/')}/${problem.message.en}`} problem={problem} />
        ))}
      </ul>
    </Details>
  );
}

function Aside({ problem }: { problem: Problem }) {
  const { t, translate } = useTranslation();
  const { names, commands, canEdit } = useCommands();
  const store = useEditorStore();
  const checkNow = useCheckNow();
  const id = useId();
  const takeUp = () => {
    const block = store.getSession().tree.blocks.get(problem.blockId);
    if (!block) return;
    const left = withoutPutAside(block, problem);
    store.perform({ type: 'setProp', id: block.id, prop: PUT_ASIDE, value: left.length > 0 ? left : undefined });
    store.select(selectBlock(block.id));
    checkNow();
    commands.announce(t('problems.isTakenUp'));
  };
  return (
    <li>
      <p id={id}>
        <strong>{names.type(problem.blockType)}</strong> {translate(describeProblem(problem, store.registry))}
      </p>
      <p>{t('problems.because', { reason: problem.putAside ?? '' })}</p>
      {canEdit && (
        <PlainButton type="button" aria-describedby={id} onClick={takeUp}>
          {t('problems.takeUp')}
        </PlainButton>
      )}
    </li>
  );
}

const Details = styled.details`
  margin-block-start: 8px;
  padding: 8px 6px 0;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  font-size: 1.2rem;

  summary {
    min-block-size: 24px;
    color: ${({ theme }) => theme.colors.neutral700};
    font-weight: 600;
    cursor: pointer;
  }

  summary:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: 6px;
    overflow-wrap: anywhere;
  }

  li button {
    min-block-size: 26px;
    margin-block-start: 4px;
    padding: 2px 10px;
  }
`;
