import { memo, useMemo } from 'react';
import { type AreaAddress, isSameArea } from '../../model/tree.ts';
import { useChildren, useSession } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { CanvasBlock } from './CanvasBlock.tsx';
import { useCanvasHost } from './canvas-host.ts';

/**
 * The children of an area, without an element around them: the markup is the site's own. Only an area without blocks
 * shows something the site does not have, the invitation to fill it.
 */
export const CanvasArea = memo(function CanvasArea({ block, area }: AreaAddress) {
  const address = useMemo<AreaAddress>(() => ({ block, area }), [block, area]);
  const children = useChildren(address);
  if (children.length === 0) return <Invitation address={address} />;
  return (
    <>
      {children.map((id) => (
        <CanvasBlock key={id} id={id} />
      ))}
    </>
  );
});

function Invitation({ address }: { address: AreaAddress }) {
  const { say } = useText();
  const { commands, names, canEdit } = useCommands();
  const { context } = useCanvasHost();
  const name = useSession(({ tree }) => names.area(tree, address));
  const isSelected = useSession(({ selection }) => selection.area !== null && isSameArea(selection.area, address));
  if (!canEdit || context.mode === 'site') return null;
  return (
    <button
      type="button"
      data-canvas-control
      aria-label={say('canvas.addTo', { area: name })}
      aria-pressed={isSelected}
      onClick={() => commands.selectArea(address)}
      style={{
        display: 'block',
        inlineSize: '100%',
        minBlockSize: 'calc(48px / var(--editor-scale, 1))',
        padding: 12,
        border: `1.5px dashed ${isSelected ? '#4945ff' : '#8e8ea9'}`,
        borderRadius: 6,
        background: isSelected ? '#f0f0ff' : 'rgb(255 255 255 / 60%)',
        color: isSelected ? '#271fe0' : '#4a4a6a',
        font: '500 calc(13px / var(--editor-scale, 1))/1.4 system-ui, sans-serif',
      }}
    >
      {isSelected ? say('canvas.selectedArea', { area: name }) : `+ ${say('canvas.add')}`}
    </button>
  );
}
