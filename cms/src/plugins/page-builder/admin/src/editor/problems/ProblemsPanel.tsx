import type { Problem } from '@lumavelo/blocks/core';
import { CrossCircle, WarningCircle } from '@strapi/icons';
import { memo, useId } from 'react';
import styled from 'styled-components';
import { selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { Chip, Panel, PanelBody, PanelHead, PanelTitle, Quiet } from '../chrome/layout.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { focusField } from '../inspector/focus-field.ts';
import { useProblems } from './use-problems.tsx';

/** What should be mended before publishing; a click leads to the block and the field. */
export const ProblemsPanel = memo(function ProblemsPanel() {
  const { say, read } = useText();
  const { names } = useCommands();
  const store = useEditorStore();
  const problems = useProblems();
  const titleId = useId();

  const show = ({ blockId, path }: Problem) => {
    store.select(selectBlock(blockId));
    focusField(path);
  };

  return (
    <Capped aria-labelledby={titleId} $grow={0}>
      <PanelHead>
        <PanelTitle id={titleId}>{say('problems.region')}</PanelTitle>
        {problems.length > 0 && <Chip>{problems.length}</Chip>}
      </PanelHead>
      <PanelBody>
        {problems.length === 0 && <Quiet>{say('problems.none')}</Quiet>}
        <List>
          {problems.map((problem) => (
            <li key={`${problem.blockId}/${problem.path.join('/')}/${problem.message.en}`}>
              <Entry type="button" $level={problem.level} onClick={() => show(problem)}>
                {problem.level === 'error' ? <CrossCircle aria-hidden /> : <WarningCircle aria-hidden />}
                <span>
                  <strong>
                    {say(`problems.${problem.level}`)} · {names.type(problem.blockType)}
                  </strong>
                  <br />
                  {read(problem.message)}
                </span>
              </Entry>
            </li>
          ))}
        </List>
      </PanelBody>
    </Capped>
  );
});

const Capped = styled(Panel)`
  max-block-size: 34%;
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
