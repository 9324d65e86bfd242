import { useMemo } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { toTree } from '../../session/editing.ts';
import type { Leftover } from '../../session/journal/leftovers.ts';
import { type Difference, listDifferences } from '../../session/merge/differences.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeValue, nameProp } from '../../text/describe-value.ts';
import { useText } from '../../text/use-text.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from '../save/sheet-parts.ts';

interface RecoveryDialogProps {
  leftover: Leftover;
  onRestore(): void;
  onDiscard(): void;
  onClose(): void;
}

/** Lists block by block what the unsaved work changed. */
export function RecoveryDialog({ leftover, onRestore, onDiscard, onClose }: RecoveryDialogProps) {
  const { say, read } = useText();
  const { names } = useCommands();
  const { registry } = useEditorStore();
  const { before, after, differences } = useMemo(() => {
    const trees = { before: toTree(leftover.base, registry), after: toTree(leftover.document, registry) };
    return { ...trees, differences: listDifferences(trees.before, trees.after) };
  }, [leftover, registry]);

  const nameBlock = ({ kind, block }: Difference) => {
    const tree = kind === 'removed' ? before : after;
    const entry = tree.blocks.get(block);
    const hint = entry ? names.hint(entry) : '';
    return hint ? `${names.block(tree, block)} “${hint}”` : names.block(tree, block);
  };

  return (
    <Sheet label={say('recovery.name')} wide onClose={onClose}>
      <SheetTitle>{say('recovery.name')}</SheetTitle>
      <SheetIntro>{say('recovery.differences', { count: differences.length })}</SheetIntro>
      <SheetBody>
        <List>
          {differences.map((difference) => (
            <li key={`${difference.kind}:${difference.block}`}>
              <strong>{nameBlock(difference)}</strong> – {say(`difference.${difference.kind}`)}
              {difference.kind === 'changed' &&
                difference.props.map((prop) => (
                  <p key={prop}>
                    {nameProp(after.blocks.get(difference.block), prop, registry, read)}:{' '}
                    <del>{describeValue(before.blocks.get(difference.block)?.props[prop], say)}</del>{' '}
                    <ins>{describeValue(after.blocks.get(difference.block)?.props[prop], say)}</ins>
                  </p>
                ))}
            </li>
          ))}
        </List>
      </SheetBody>
      <SheetFoot>
        <ActionButton onClick={onClose}>{say('reference.close')}</ActionButton>
        <ActionButton onClick={onDiscard}>{say('recovery.discard')}</ActionButton>
        <ActionButton primary onClick={onRestore}>
          {say('recovery.restore')}
        </ActionButton>
      </SheetFoot>
    </Sheet>
  );
}

const List = styled.ul`
  display: grid;
  gap: 10px;

  p {
    overflow-wrap: anywhere;
  }

  del {
    color: ${({ theme }) => theme.colors.danger700};
  }

  ins {
    color: ${({ theme }) => theme.colors.success700};
    text-decoration: none;
  }
`;
