import { type ReactNode, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import styled from 'styled-components';
import { DRAWERS, STACKED } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { walkRegions } from '../regions.ts';
import type { Side } from './panels.ts';
import { keepWidth, readWidth, type SideWidth, WIDTHS } from './remember.ts';

interface WorkspaceProps {
  left: ReactNode;
  /** Which of the widths kept the left side has. */
  leftWidth: SideWidth;
  page: ReactNode;
  right: ReactNode;
}

/**
 * The page between its sides, of which each is there or not. Their borders are dragged, or moved with the arrow keys. In
 * a narrow window the sides lie over the page, and in the narrowest all stand below each other: by rules of style alone,
 * so that the page stays the same document.
 */
export function Workspace({ left, leftWidth, page, right }: WorkspaceProps) {
  const { t } = useTranslation();
  return (
    <Sides
      orientation="horizontal"
      // On a border the library takes F6 for its own borders.
      onKeyDownCapture={(event) => {
        if (event.key !== 'F6') return;
        event.preventDefault();
        event.stopPropagation();
        walkRegions(event.shiftKey ? -1 : 1);
      }}
      onLayoutChanged={(_, { isUserInteraction }) => {
        if (isUserInteraction) keepWidths();
      }}
    >
      {left && (
        <>
          <SidePanel key={leftWidth} side="left" kept={leftWidth}>
            {left}
          </SidePanel>
          <Border label={t('view.sideWidth')} />
        </>
      )}
      <Panel id="page-builder-page" minSize={280} style={{ display: 'flex', overflow: 'hidden' }}>
        {page}
      </Panel>
      {right && (
        <>
          <Border label={t('view.sideWidth')} />
          <SidePanel side="right" kept="right">
            {right}
          </SidePanel>
        </>
      )}
    </Sides>
  );
}

function SidePanel({ side, kept, children }: { side: Side; kept: SideWidth; children: ReactNode }) {
  const [width] = useState(() => readWidth(kept));
  return (
    <Panel
      id={`page-builder-${kept}`}
      data-side={side}
      data-kept={kept}
      defaultSize={width}
      minSize={WIDTHS.least}
      maxSize={WIDTHS.most}
      groupResizeBehavior="preserve-pixel-size"
      style={{ overflow: 'hidden' }}
    >
      {children}
    </Panel>
  );
}

function keepWidths(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-kept]')) {
    keepWidth(element.dataset.kept as SideWidth, element.offsetWidth);
  }
}

/** The library takes hold of the pointer when it has moved, which over the frame of the page it does not hear of. */
function Border({ label }: { label: string }) {
  return (
    <Line
      aria-label={label}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
    />
  );
}

// The library writes its rules on the elements themselves, which only these get the better of.
const Sides = styled(Group)`
  @media ${DRAWERS} {
    position: relative;

    > [data-side] {
      position: absolute;
      z-index: 1;
      inset-block: 0;
      inline-size: 288px !important;
      box-shadow: ${({ theme }) => theme.shadows.popupShadow};
    }

    > [data-side='left'] {
      inset-inline-start: 0;
      inline-size: 240px !important;
    }

    > [data-kept='translation'] {
      inline-size: 380px !important;
    }

    > [data-side='right'] {
      inset-inline-end: 0;
      /* Below the bar with the button that closes it. */
      inset-block-start: 44px;
    }

    > [data-separator] {
      display: none;
    }
  }

  @media ${STACKED} {
    flex: 1 0 auto;
    flex-direction: column !important;
    block-size: auto !important;
    overflow: visible !important;

    > [data-panel] {
      flex: none !important;
      block-size: 60vh !important;
      max-block-size: none !important;
    }

    /* With nothing below it, the page has all the room there is. */
    &:not(:has(> [data-side])) > [data-panel] {
      flex: 1 0 60vh !important;
    }

    > [data-side] {
      order: 1;
      block-size: 70vh !important;
    }

    > [data-separator] {
      display: none;
    }
  }
`;

/** One pixel to see, and several to take hold of. */
const Line = styled(Separator)`
  position: relative;
  inline-size: 1px;
  background: ${({ theme }) => theme.colors.neutral150};
  outline: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 2;
  }

  &::before {
    inset: 0 -1px;
  }

  &::after {
    inset: 0 -4px;
  }

  &[data-separator='hover']::before,
  &[data-separator='active']::before,
  &:focus-visible::before {
    background: ${({ theme }) => theme.colors.primary500};
  }
`;
