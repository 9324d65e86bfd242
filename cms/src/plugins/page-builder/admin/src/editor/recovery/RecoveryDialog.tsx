import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { readContent } from '../../../../shared/block-content.ts';
import { type Difference, listDifferences } from '../../../../shared/differences/list-differences.ts';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import type { Tree } from '../../model/tree.ts';
import { toTree } from '../../session/editing.ts';
import type { Leftover } from '../../session/unsaved/find-work.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeValue, nameProp } from '../../text/describe-value.ts';
import { useTranslation } from '../../text/use-translation.ts';
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
  const { t, translate } = useTranslation();
  const { formatDate } = useIntl();
  const { names } = useCommands();
  const { registry } = useEditorStore();
  const { before, after, differences } = useMemo(() => {
    const trees = { before: toTree(leftover.work.base, registry), after: toTree(leftover.work.document, registry) };
    return { ...trees, differences: listDifferences(trees.before, trees.after) };
  }, [leftover, registry]);

  const sayContent = (tree: Tree, id: string, name: string) => {
    const entry = tree.blocks.get(id);
    return describeValue(entry && readContent(entry)[name], t);
  };
  const nameBlock = ({ kind, block }: Difference) => {
    const tree = kind === 'removed' ? before : after;
    const entry = tree.blocks.get(block);
    const hint = entry ? names.hint(entry) : '';
    return hint ? `${names.block(tree, block)} “${hint}”` : names.block(tree, block);
  };

  return (
    <Sheet label={t('recovery.name')} wide onClose={onClose}>
      <SheetTitle>{t('recovery.name')}</SheetTitle>
      <SheetIntro>
        {leftover.device !== undefined &&
          `${t('recovery.from', {
            device: leftover.device || t('recovery.unknownDevice'),
            when: formatDate(leftover.keptAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })} `}
        {t('recovery.differences', { count: differences.length })}
      </SheetIntro>
      <SheetBody>
        <List>
          {differences.map((difference) => (
            <li key={`${difference.kind}:${difference.block}`}>
              <strong>{nameBlock(difference)}</strong> – {t(`difference.${difference.kind}`)}
              {difference.kind === 'changed' &&
                difference.props.map((prop) => (
                  <p key={prop}>
                    {nameProp(after.blocks.get(difference.block), prop, registry, { t, translate })}:{' '}
                    <del>{sayContent(before, difference.block, prop)}</del>{' '}
                    <ins>{sayContent(after, difference.block, prop)}</ins>
                  </p>
                ))}
            </li>
          ))}
        </List>
      </SheetBody>
      <SheetFoot>
        <ActionButton onClick={onClose}>{t('reference.close')}</ActionButton>
        <ActionButton onClick={onDiscard}>{t('recovery.discard')}</ActionButton>
        <ActionButton primary onClick={onRestore}>
          {t('recovery.restore')}
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
