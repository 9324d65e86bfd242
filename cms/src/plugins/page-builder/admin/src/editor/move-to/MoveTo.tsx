import { useEffect, useId, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { PlainButton, PrimaryButton, Quiet } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { type Destination, listDestinations } from '../../model/destinations.ts';
import { childrenOf, isSameArea, ROOT, type Tree } from '../../model/tree.ts';
import { outermostInOrder } from '../../model/tree-order.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { describeRefusal } from '../commands/command-base.ts';
import { useCommands } from '../commands/use-commands.tsx';

/** The twin of every drag: chooses an area of the page and a position in it, and moves the selected blocks there. */
export function MoveTo({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { commands, names } = useCommands();
  const store = useEditorStore();
  const { tree, selection } = store.getSession();
  const ids = useMemo(() => outermostInOrder(tree, selection.blocks), [tree, selection]);
  const destinations = useMemo(() => listDestinations(tree, ids, store.registry), [tree, ids, store]);
  const from = tree.parents.get(ids[0] ?? '') ?? ROOT;
  const [chosen, setChosen] = useState(() => destinations.findIndex(({ address }) => isSameArea(address, from)));
  const [position, setPosition] = useState<number | undefined>();
  const id = useId();
  const areas = useRef<HTMLDivElement>(null);
  useEffect(() => areas.current?.querySelector<HTMLInputElement>(':checked')?.focus(), []);

  const destination = destinations[chosen];
  const others = destination ? childrenOf(tree, destination.address).filter((child) => !ids.includes(child)) : [];
  const refusal = destination?.refused && describeRefusal(destination.refused, names, t, tree);
  const block = ids.length === 1 ? names.block(tree, ids[0] as string) : t('say.several', { count: ids.length });
  const canMove = ids.length > 0 && destination !== undefined && refusal === undefined;

  const move = () => {
    if (!canMove || !destination) return;
    onClose();
    commands.moveTo(ids, { ...destination.address, index: position ?? others.length });
  };

  return (
    <Sheet label={t('moveTo.title')} onClose={onClose}>
      <Body>
        <h2>{t('moveTo.title')}</h2>
        {ids.length === 0 ? <Quiet>{t('say.selectFirst')}</Quiet> : <p>{t('moveTo.about', { block })}</p>}
        <Areas ref={areas} role="radiogroup" aria-label={t('moveTo.area')}>
          {destinations.map((destination, index) => (
            <AreaLine
              key={`${destination.address.block ?? ''}/${destination.address.area}`}
              {...{ tree, destination, name: id }}
              id={`${id}-${index}`}
              isChosen={index === chosen}
              onChoose={() => {
                setChosen(index);
                setPosition(undefined);
              }}
            />
          ))}
        </Areas>
        <label htmlFor={`${id}-position`}>{t('moveTo.position')}</label>
        <select
          id={`${id}-position`}
          disabled={!canMove}
          value={position ?? others.length}
          onChange={(event) => setPosition(Number(event.target.value))}
        >
          <option value={0}>{t('moveTo.first')}</option>
          {others.map((other, index) => (
            <option key={other} value={index + 1}>
              {t('moveTo.after', { block: names.blockWithHint(tree, other), index: index + 1 })}
            </option>
          ))}
        </select>
        {refusal && <Quiet role="alert">{refusal}</Quiet>}
        <div>
          <PlainButton type="button" onClick={onClose}>
            {t('common.cancel')}
          </PlainButton>
          <PrimaryButton type="button" disabled={!canMove} onClick={move}>
            {t('moveTo.move')}
          </PrimaryButton>
        </div>
      </Body>
    </Sheet>
  );
}

interface AreaLineProps {
  tree: Tree;
  destination: Destination;
  /** Of the group of choices. */
  name: string;
  id: string;
  isChosen: boolean;
  onChoose(): void;
}

function AreaLine({ tree, destination, name, id, isChosen, onChoose }: AreaLineProps) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const { address, level, refused } = destination;
  const area = names.area(tree, address);
  const holder = address.block === null ? '' : names.block(tree, address.block);
  const reason = refused && describeRefusal(refused, names, t, tree);
  return (
    <label style={{ paddingInlineStart: level * 14 + 4 }} data-forbidden={reason ? '' : undefined}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        aria-describedby={reason ? id : undefined}
        aria-disabled={reason ? true : undefined}
        onChange={onChoose}
      />
      <span>{holder === '' ? area : t('name.part', { name: holder, part: area })}</span>
      {reason && <small id={id}>{reason}</small>}
    </label>
  );
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-block-size: 0;
  padding: 20px;

  h2 {
    font-size: 1.6rem;
    font-weight: 600;
  }

  select {
    padding: 6px 8px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral0};
    color: inherit;
    font: inherit;
  }

  > div:last-child {
    display: flex;
    justify-content: end;
    gap: 8px;
  }
`;

const Areas = styled.div`
  overflow: auto;
  min-block-size: 120px;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: 4px;

  label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 4px;
  }

  label:hover {
    background: ${({ theme }) => theme.colors.neutral100};
  }

  [data-forbidden] {
    color: ${({ theme }) => theme.colors.neutral600};
  }

  small {
    font-size: 1.1rem;
  }
`;
