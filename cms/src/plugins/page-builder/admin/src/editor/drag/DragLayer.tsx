import styled from 'styled-components';
import type { Tree } from '../../model/tree.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { type TFunction, useTranslation } from '../../text/use-translation.ts';
import { describeRefusal } from '../commands/command-base.ts';
import type { Names } from '../commands/names.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { DragState } from './drag-state.ts';
import type { Rect } from './geometry.ts';
import { useDragState } from './use-drag.tsx';

/** What is drawn over everything while something is dragged: the insertion line, the block it leads into, a label. */
export function DragLayer() {
  const state = useDragState();
  const store = useEditorStore();
  const { names } = useCommands();
  const { t } = useTranslation();
  if (!state) return null;
  const { target, pointer } = state;
  const isRefused = target?.refused !== undefined;
  return (
    <Layer data-drag={target ? (isRefused ? 'refused' : 'allowed') : 'nowhere'}>
      {target?.holder && <Holder $refused={isRefused} style={boxOf(target.holder)} />}
      {target && <Line data-drag-line $refused={isRefused} style={lineOf(target.line)} />}
      <Label $refused={isRefused} style={{ transform: `translate(${pointer.x + 14}px, ${pointer.y + 14}px)` }}>
        {describe(state, store.getSession().tree, names, t)}
      </Label>
    </Layer>
  );
}

function describe({ content, target }: DragState, tree: Tree, names: Names, t: TFunction): string {
  if (target?.refused) return describeRefusal(target.refused, names, t, tree);
  const ids = 'ids' in content ? content.ids : content.blocks;
  const [first] =
    'ids' in content
      ? content.ids.map((id) => names.block(tree, id))
      : content.blocks.map(({ type }) => names.type(type));
  const block = ids.length === 1 ? (first ?? '') : t('say.several', { count: ids.length });
  if (!target) return block;
  const { place, fills } = target;
  if (fills !== undefined) return t('drag.fills', { block: names.block(tree, fills) });
  if (place.block === null) return t('drag.intoPage', { block });
  return t('drag.into', { block, holder: names.block(tree, place.block), area: names.area(tree, place) });
}

/** A line keeps a thickness; an area is drawn as it is. */
function lineOf(rect: Rect) {
  const box = boxOf(rect);
  if (box.height < 3) return { ...box, top: box.top - 1.5, height: 3 };
  return box.width < 3 ? { ...box, left: box.left - 1.5, width: 3 } : { ...box, opacity: 0.25 };
}

function boxOf({ left, top, right, bottom }: Rect) {
  return { left, top, width: right - left, height: bottom - top };
}

const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: 10;
  overflow: clip;
  pointer-events: none;
`;

const Holder = styled.div<{ $refused: boolean }>`
  position: absolute;
  border: 1.5px dashed ${({ $refused, theme }) => theme.colors[$refused ? 'danger500' : 'primary500']};
  border-radius: 3px;
`;

const Line = styled.div<{ $refused: boolean }>`
  position: absolute;
  border-radius: 2px;
  background: ${({ $refused, theme }) => theme.colors[$refused ? 'danger600' : 'primary600']};
`;

const Label = styled.div<{ $refused: boolean }>`
  position: absolute;
  inset: 0 auto auto 0;
  max-inline-size: 300px;
  padding: 4px 10px;
  border-radius: 4px;
  background: ${({ $refused, theme }) => theme.colors[$refused ? 'danger600' : 'neutral800']};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  color: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.2rem;
`;
