import styled from 'styled-components';
import { useBlock, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useBlockSource, useDrag } from '../drag/use-drag.tsx';
import { BlockMarks } from '../marks/BlockMarks.tsx';

interface BlockNameProps {
  id: string;
  page: HTMLElement;
}

/** What the selected block is, at the beginning of its toolbar. Who presses it means the block, and drags it by it. */
export function BlockName({ id, page }: BlockNameProps) {
  const { t } = useTranslation();
  const { commands, names, canEdit } = useCommands();
  const drag = useDrag();
  const source = useBlockSource();
  const count = useSession(({ selection }) => selection.blocks.length);
  const name = useSession(({ tree }) => names.block(tree, id));
  const lock = useSession(() => commands.explainLock('move'));
  const own = useBlock(id);
  const isHeld = !canEdit || lock !== undefined;
  const meanBlock = () => page.focus({ preventScroll: true });
  const dragged = {
    ids() {
      meanBlock();
      return source(id).ids();
    },
  };
  return (
    <Tag
      title={isHeld ? undefined : t('toolbar.drag')}
      $isHeld={isHeld}
      onPointerDown={(event) => !isHeld && drag.press(event, document, dragged)}
      // What is pressed takes no focus: without this the page would lose it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={meanBlock}
    >
      <span>{count > 1 ? t('say.several', { count }) : name}</span>
      {own && <BlockMarks block={own} />}
    </Tag>
  );
}

const Tag = styled.span<{ $isHeld: boolean }>`
  display: flex;
  gap: 6px;
  align-items: center;
  max-inline-size: 130px;
  padding: 2px 8px;
  border-radius: 3px;
  background: ${({ theme }) => theme.colors.buttonPrimary600};
  color: ${({ theme }) => theme.colors.buttonNeutral0};
  font-size: 1.15rem;
  font-weight: 600;
  white-space: nowrap;
  cursor: ${({ $isHeld }) => ($isHeld ? 'default' : 'grab')};
  user-select: none;

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
