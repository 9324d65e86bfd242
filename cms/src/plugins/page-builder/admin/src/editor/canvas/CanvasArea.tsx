import { memo, useMemo } from 'react';
import { findLock } from '../../../../shared/locks.ts';
import { type AreaAddress, isSameArea, ROOT } from '../../model/tree.ts';
import { useChildren, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import { useCommands } from '../commands/use-commands.tsx';
import { useLoaded } from '../use-loaded.ts';
import { CanvasBlock } from './CanvasBlock.tsx';
import { useCanvasHost } from './canvas-host.ts';
import { onScreen } from './on-screen.ts';

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
  const { t } = useTranslation();
  const { commands, names, canEdit } = useCommands();
  const { launch } = useLauncher();
  const { context } = useCanvasHost();
  const name = useSession(({ tree }) => names.area(tree, address));
  const isSelected = useSession(({ selection }) => selection.area !== null && isSameArea(selection.area, address));
  const isLocked = useSession(({ tree }) => findLock(tree, address.block) !== undefined);
  if (!canEdit || isLocked || context.env.mode === 'site') return null;
  if (address.block === null) return <EmptyPage />;
  return (
    <button
      type="button"
      data-canvas-control
      data-canvas-area={`${address.block ?? ''}/${address.area}`}
      aria-label={t('canvas.addTo', { area: name })}
      aria-pressed={isSelected}
      onClick={() => {
        commands.selectArea(address);
        launch('inserter');
      }}
      style={{
        display: 'block',
        inlineSize: '100%',
        minBlockSize: onScreen(48),
        padding: onScreen(6),
        border: `${onScreen(1.5)} dashed ${isSelected ? '#4945ff' : '#8e8ea9'}`,
        borderRadius: onScreen(6),
        background: isSelected ? '#f0f0ff' : 'rgb(255 255 255 / 60%)',
        color: isSelected ? '#271fe0' : '#4a4a6a',
        font: `500 ${onScreen(13)}/1.4 system-ui, sans-serif`,
        // No text of the page: a selection over blocks does not copy it.
        userSelect: 'none',
      }}
    >
      {isSelected ? t('canvas.selectedArea', { area: name }) : `+ ${t('canvas.add')}`}
    </button>
  );
}

const loadBeginnings = async () => (await import('./Beginnings.tsx')).Beginnings;

/** What an empty page shows: the ways to begin, which are loaded then. Blocks can be dropped on it before they are there. */
function EmptyPage() {
  const Beginnings = useLoaded(loadBeginnings);
  return (
    <div
      data-canvas-area={`/${ROOT.area}`}
      style={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: onScreen(14),
        minBlockSize: '70vh',
        padding: onScreen(6),
        textAlign: 'center',
        color: '#666687',
        overflowWrap: 'anywhere',
        font: `400 ${onScreen(14)}/1.5 system-ui, sans-serif`,
      }}
    >
      {Beginnings && <Beginnings />}
    </div>
  );
}
