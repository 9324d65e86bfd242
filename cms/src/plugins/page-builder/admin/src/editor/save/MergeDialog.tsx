import { useId, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../kit/ActionButton.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { type Choices, type Conflict, defaultSide, type Side } from '../../session/merge/conflicts.ts';
import type { Versions } from '../../session/merge/versions.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeValue, nameProp } from '../../text/describe-value.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { SheetBody, SheetFoot, SheetIntro, SheetTitle } from './sheet-parts.ts';
import type { OpenMerge } from './use-merge.ts';

/** Shows side by side what two people changed in the same place, and lets one choose for each. */
export function MergeDialog({ merge }: { merge: OpenMerge }) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState<Choices>({});
  const { conflicts, versions } = merge;
  return (
    <Sheet label={t('merge.title')} wide onClose={merge.cancel}>
      <SheetTitle>{t('merge.title')}</SheetTitle>
      <SheetIntro>{t('merge.intro', { count: conflicts.length })}</SheetIntro>
      <SheetBody>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.key}
            conflict={conflict}
            versions={versions}
            side={choices[conflict.key] ?? defaultSide(conflict)}
            onChoose={(side) => setChoices({ ...choices, [conflict.key]: side })}
          />
        ))}
      </SheetBody>
      <SheetFoot>
        <ActionButton onClick={merge.cancel}>{t('merge.later')}</ActionButton>
        <ActionButton primary onClick={() => merge.settle(choices)}>
          {t('merge.apply')}
        </ActionButton>
      </SheetFoot>
    </Sheet>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  versions: Versions;
  side: Side;
  onChoose(side: Side): void;
}

function ConflictChoice({ conflict, versions, side, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const describe = useDescribeConflict(versions);
  return (
    <Group>
      <legend>{describe.title(conflict)}</legend>
      <Sides>
        {(['mine', 'theirs'] as const).map((option) => (
          <label key={option}>
            <span>
              <input
                type="radio"
                name={name}
                value={option}
                checked={side === option}
                onChange={() => onChoose(option)}
              />
              <strong>{t(`merge.${option}`)}</strong>
            </span>
            <Value>{describe.side(conflict, option)}</Value>
          </label>
        ))}
      </Sides>
    </Group>
  );
}

function useDescribeConflict({ mine, theirs, base }: Versions) {
  const { t, translate } = useTranslation();
  const { names } = useCommands();
  const { registry } = useEditorStore();
  const treeOf = (id: string) => [mine, theirs, base].find((tree) => tree.blocks.has(id)) ?? mine;
  return {
    title(conflict: Conflict): string {
      if (conflict.kind === 'page') return t('merge.page');
      const block =
        conflict.block === null ? t('outline.page') : names.blockWithHint(treeOf(conflict.block), conflict.block);
      if (conflict.kind !== 'value') return block;
      const entry = treeOf(conflict.block).blocks.get(conflict.block);
      const prop = nameProp(entry, conflict.path[0], registry, { t, translate });
      return prop ? t('name.part', { name: block, part: prop }) : block;
    },
    side(conflict: Conflict, side: Side): string {
      switch (conflict.kind) {
        case 'value':
          return describeValue(conflict[side], t);
        case 'removed':
          return t(conflict.by === side ? 'merge.removed' : 'merge.edited');
        case 'place':
          return names.area(side === 'mine' ? mine : theirs, conflict[side]);
        case 'order':
          return t('merge.order');
        case 'page':
          return t('merge.wholePage');
      }
    },
  };
}

const Group = styled.fieldset`
  margin-block-end: 14px;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: 4px;
    font-weight: 600;
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  label {
    display: flex;
    flex-direction: column;
    gap: 6px;
    min-inline-size: 0;
    padding: 8px 10px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 4px;
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
  }

  label:has(:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }

  label > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const Value = styled.p`
  overflow: auto;
  max-block-size: 160px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
