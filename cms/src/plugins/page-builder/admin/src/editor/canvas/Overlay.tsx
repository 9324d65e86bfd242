import { ArrowDown, ArrowRight, ArrowUp, Duplicate, Trash } from '@strapi/icons';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { CopyIcon, PasteIcon, StepOutIcon } from '../../kit/icons.tsx';
import { FloatingBar, Toolbar } from '../../kit/Toolbar.tsx';
import type { LockedChange } from '../../model/placement.ts';
import type { Tree } from '../../model/tree.ts';
import { useBlock, useSelectedBlock, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { BLOCK_COMMANDS, TOOLBAR_COMMANDS } from '../commands/command-list.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useIsDragging } from '../drag/use-drag.tsx';
import { BlockMarks } from '../marks/BlockMarks.tsx';
import { WritingTools } from '../rich-text/in-place/WritingTools.tsx';
import { useView } from '../viewports/use-view.tsx';
import type { CanvasWriting } from '../writing/canvas-writing.ts';
import type { WrittenText } from '../writing/writing-state.ts';
import { BlockName } from './BlockName.tsx';
import { BlockTags } from './BlockTags.tsx';
import { InsertPoint } from './InsertPoint.tsx';
import { listSeen } from './list-seen.ts';
import { listTextLines } from './list-text-lines.ts';
import { MainSettings } from './MainSettings.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { measureBlock } from './measure-block.ts';
import { placeToolbar } from './place-toolbar.ts';
import { scrollCanvas } from './scroll-canvas.ts';
import { type Box, useMeasured } from './use-measured.ts';

interface OverlayProps {
  page: HTMLElement;
  scale: number;
  hovered: string | undefined;
}

/** Outlines, tag and toolbar of blocks, drawn over the canvas and never in it. */
export const Overlay = memo(function Overlay({ page, scale, hovered }: OverlayProps) {
  const selected = useSelectedBlock();
  const others = useSession(({ selection }) => selection.blocks).filter((id) => id !== selected);
  const isDragging = useIsDragging();
  const { tags, isZoomedOut } = useView();
  const isMarked = useSession(({ tree }) => hasMarks(tree));
  const { canEdit, writing } = useCommands();
  const written = useSyncExternalStore(writing.subscribe, () => findFormatted(writing));
  const named = useMemo(() => [selected, hovered], [selected, hovered]);
  const layer = useRef<HTMLDivElement>(null);
  const hoveredBox = useMeasured(page, hovered === selected ? undefined : hovered, scale);
  const selectedBox = useMeasured(page, selected, scale);

  return (
    <Layer ref={layer}>
      <SelectedInView page={page} selected={selected} hovered={hovered} />
      {(tags || isMarked) && !isDragging && (
        <BlockTags page={page} scale={scale} all={tags} except={named} sectionsOnly={isZoomedOut} />
      )}
      {canEdit && !isDragging && <InsertPoint page={page} scale={scale} layer={layer} />}
      {hovered && hoveredBox && <HoverOutline id={hovered} box={hoveredBox} />}
      {others.map((id) => (
        <OtherOutline key={id} id={id} page={page} scale={scale} />
      ))}
      {selected && selectedBox && <Outline style={toStyle(selectedBox)} />}
      {written?.page === page ? (
        <WritingTools id={written.id} editor={written.editor} openLink={written.openLink} page={page} scale={scale} />
      ) : (
        selected && !isDragging && <BlockToolbar id={selected} box={selectedBox} page={page} scale={scale} />
      )}
    </Layer>
  );
});

/**
 * Scrolls to what is selected. Before everything that is drawn here, whose effects come after: so it is measured once,
 * where it then is.
 */
function SelectedInView({ page, selected, hovered }: Pick<OverlayProps, 'page' | 'hovered'> & { selected?: string }) {
  const { viewport } = useView();
  const pointed = useRef(hovered);
  pointed.current = hovered;
  // On another screen the block is elsewhere.
  useLayoutEffect(() => {
    const element = selected && page.querySelector(`[data-block-id="${CSS.escape(selected)}"]`);
    // What is pressed on the page stays where it is.
    const isSeen = pointed.current === selected ? isInView : isWhollyInView;
    if (element && !isSeen(element)) scrollCanvas(element, 'middle');
  }, [selected, page, viewport]);
  return null;
}

function findFormatted(writing: CanvasWriting): WrittenText | undefined {
  const written = writing.getWritten();
  return written?.isFormatted ? written : undefined;
}

function hasMarks({ blocks }: Tree): boolean {
  for (const { hidden } of blocks.values()) if (hidden) return true;
  return false;
}

function HoverOutline({ id, box }: { id: string; box: Box }) {
  const { names } = useCommands();
  const name = useSession(({ tree }) => names.block(tree, id));
  const block = useBlock(id);
  return (
    <Outline $light style={toStyle(box)} data-hover-outline>
      <HoverTag aria-hidden $inside={box.top < 20} data-hover-tag>
        {name}
        {block && <BlockMarks block={block} />}
      </HoverTag>
    </Outline>
  );
}

/** Of several selected blocks, one that is not the last. */
function OtherOutline({ id, page, scale }: { id: string; page: HTMLElement; scale: number }) {
  const box = useMeasured(page, id, scale);
  return box ? <Outline style={toStyle(box)} /> : null;
}

const BUTTONS = [
  { command: TOOLBAR_COMMANDS.moveUp, icon: <ArrowUp /> },
  { command: TOOLBAR_COMMANDS.moveDown, icon: <ArrowDown /> },
  { command: TOOLBAR_COMMANDS.moveTo, icon: <ArrowRight /> },
  { command: TOOLBAR_COMMANDS.duplicate, icon: <Duplicate /> },
  { command: TOOLBAR_COMMANDS.paste, icon: <PasteIcon /> },
  { command: TOOLBAR_COMMANDS.remove, icon: <Trash /> },
  { command: TOOLBAR_COMMANDS.stepOut, icon: <StepOutIcon /> },
];
/** Where a page can only be looked at. */
const READER_BUTTONS = [
  { command: TOOLBAR_COMMANDS.stepOut, icon: <StepOutIcon /> },
  { command: BLOCK_COMMANDS.copy, icon: <CopyIcon /> },
];

interface BlockToolbarProps {
  id: string;
  box: Box | undefined;
  page: HTMLElement;
  scale: number;
}

const UNPLACED = { top: 4, left: 4 };

/** Beside the block, and never over a text of another one. */
const BlockToolbar = memo(function BlockToolbar({ id, box, page, scale }: BlockToolbarProps) {
  const { t } = useTranslation();
  const { writing } = useCommands();
  const bar = useRef<HTMLDivElement>(null);
  // Asked when tooltips can be seen, and not with each text that begins: that has to be quick.
  const [isWriting, setWriting] = useState(false);
  const placedWidth = useRef(0);
  const place = useCallback(() => {
    const toolbar = bar.current;
    if (!toolbar || !box) return;
    const { offsetWidth: width, offsetHeight: height, offsetParent } = toolbar;
    placedWidth.current = width;
    const { top, left } = placeToolbar({
      block: box,
      texts: listTextLines(page, listSeen(page), id, scale),
      toolbar: { width, height },
      room: { width: offsetParent?.clientWidth ?? 0, height: box.screen },
    });
    Object.assign(toolbar.style, { top: `${top}px`, left: `${left}px` });
  }, [id, box, page, scale]);
  useLayoutEffect(place, [place]);
  // Settings come and go in it.
  const latest = useRef(place);
  latest.current = place;
  useEffect(() => {
    const toolbar = bar.current;
    if (!toolbar) return;
    const observer = new ResizeObserver(() => toolbar.offsetWidth !== placedWidth.current && latest.current());
    observer.observe(toolbar);
    return () => observer.disconnect();
  }, []);
  const isSeen = !box || (box.top < box.screen && box.top + box.height > 0);
  return (
    <FloatingBar
      ref={bar}
      style={UNPLACED}
      data-away={isSeen ? undefined : ''}
      onPointerEnter={() => setWriting(writing.getWritten() !== undefined)}
    >
      <Toolbar label={t('toolbar.name')} onLeave={() => writing.resume() || page.focus({ preventScroll: true })}>
        <Tools id={id} page={page} isWriting={isWriting} />
      </Toolbar>
    </FloatingBar>
  );
});

interface ToolsProps extends Pick<BlockToolbarProps, 'id' | 'page'> {
  isWriting: boolean;
}

/** What the toolbar holds. Drawn by itself: the toolbar moves with every line that is written. */
const Tools = memo(function Tools({ id, page, isWriting }: ToolsProps) {
  const { commands, canEdit } = useCommands();
  const count = useSession(({ selection }) => selection.blocks.length);
  // As texts, so that what is written in the block draws nothing here.
  const reasons: Record<LockedChange, string | undefined> = {
    move: useSession(() => commands.explainLock('move')),
    remove: useSession(() => commands.explainLock('remove')),
    insert: useSession(() => commands.explainLock('insert')),
  };
  return (
    <>
      <BlockName id={id} page={page} />
      {canEdit && count === 1 && <MainSettings id={id} />}
      {(canEdit ? BUTTONS : READER_BUTTONS).map(({ command, icon }) => (
        <CommandButton
          key={command.id}
          small
          command={command}
          icon={icon}
          keysInText={isWriting}
          reasonOff={command.locks && reasons[command.locks]}
        />
      ))}
      {canEdit && <MoreMenu key={id} />}
    </>
  );
});

function isInView(element: Element): boolean {
  const rect = measureBlock(element);
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  return rect.top < height - 24 && rect.bottom > 24;
}

/** Of one that is higher than the screen the beginning counts. */
function isWhollyInView(element: Element): boolean {
  const { top, bottom } = measureBlock(element);
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
  return top >= 0 && (bottom <= height || (bottom - top > height && top <= height / 2));
}

function toStyle({ top, left, width, height }: Box) {
  return { top, left, width, height };
}

const Layer = styled.div`
  position: absolute;
  inset: 0;
  /* Clipped and not hidden: what is hidden can still be scrolled to, by a focus for one. */
  overflow: clip;
  /* Laid out by itself: it changes with every step of the mouse. */
  contain: strict;
  pointer-events: none;
`;

const Outline = styled.div<{ $light?: boolean }>`
  position: absolute;
  outline: ${({ $light, theme }) => `${$light ? 1 : 2}px solid ${theme.colors[$light ? 'primary500' : 'primary600']}`};
  outline-offset: -1px;
`;

const HoverTag = styled.span<{ $inside: boolean }>`
  position: absolute;
  display: flex;
  gap: 6px;
  align-items: center;
  inset-inline-start: 0;
  ${({ $inside }) => ($inside ? 'inset-block-start: 0;' : 'inset-block-end: 100%;')}
  padding: 1px 6px;
  background: ${({ theme }) => theme.colors.primary500};
  color: ${({ theme }) => theme.colors.buttonNeutral0};
  font-size: 1.1rem;
  white-space: nowrap;
`;
