import { memo, useMemo } from 'react';
import { findLock } from '../../../../shared/locks.ts';
import { templateSets } from '../../api/templates.ts';
import { type AreaAddress, isSameArea, ROOT } from '../../model/tree.ts';
import { useChildren, useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
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

/** A length that stays this many pixels on screen, however small the page is drawn. */
const onScreen = (pixels: number) => `calc(${pixels}px / var(--editor-scale, 1))`;

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

/** What an empty page shows: the ways to begin. */
function EmptyPage() {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { launch } = useLauncher();
  const hasTemplates = templateSets.list().length > 0;
  const writes = [...useEditorStore().registry.values()].some(({ prose }) => prose?.paragraph === true);
  const look = {
    maxInlineSize: '100%',
    minBlockSize: onScreen(40),
    padding: `${onScreen(8)} ${onScreen(12)}`,
    border: `${onScreen(1)} solid #dcdce4`,
    borderRadius: onScreen(6),
    background: '#fff',
    color: '#32324d',
    font: `600 ${onScreen(14)}/1.4 system-ui, sans-serif`,
    cursor: 'pointer',
  } as const;
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
      <p style={{ margin: 0 }}>{t('canvas.empty', { templates: hasTemplates, writes })}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: onScreen(10), justifyContent: 'center' }}>
        {hasTemplates && (
          <button
            type="button"
            data-canvas-control
            style={{ ...look, borderColor: '#4945ff', background: '#4945ff', color: '#fff' }}
            onClick={() => launch('templates')}
          >
            {t('templates.invite')}
          </button>
        )}
        <button
          type="button"
          data-canvas-control
          aria-label={t('canvas.addTo', { area: t('outline.page') })}
          style={look}
          onClick={() => {
            commands.selectArea(ROOT);
            launch('inserter');
          }}
        >
          + {t('canvas.add')}
        </button>
      </div>
    </div>
  );
}
