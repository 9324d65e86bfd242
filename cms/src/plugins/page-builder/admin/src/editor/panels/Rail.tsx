import { BulletList, CrossCircle, Earth, GridFour, Layout, WarningCircle } from '@strapi/icons';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { STACKED } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useDrag } from '../drag/use-drag.tsx';
import { useToldProblems } from '../problems/use-problems.tsx';
import { markRegion } from '../regions.ts';
import { useView } from '../viewports/use-view.tsx';
import { isPanel, type PanelName } from './panels.ts';

const NAMES = {
  blocks: 'palette.region',
  sections: 'palette.sections',
  outline: 'outline.tree',
  problems: 'problems.region',
  translation: 'translation.region',
} as const;

const ICONS: Readonly<Record<PanelName, ReactNode>> = {
  blocks: <GridFour />,
  sections: <Layout />,
  outline: <BulletList />,
  problems: <WarningCircle />,
  translation: <Earth />,
};

/** Milliseconds that what is dragged rests on a button: whoever only passes over it wants to go elsewhere. */
const OPENS_AFTER = 350;

interface RailProps {
  offered: readonly PanelName[];
  open(panel: PanelName): void;
}

/** Buttons for the panels of the left side, of which one is open. That of the problems says how many there are. */
export function Rail({ offered, open }: RailProps) {
  const { t } = useTranslation();
  const { change, left, panel: shown } = useView();
  const drag = useDrag();
  // What is held over a button while it is dragged opens its panel: so a block is carried from the blocks into the outline.
  useEffect(() => {
    let over: string | undefined;
    let timer: number | undefined;
    const unsubscribe = drag.subscribe(() => {
      const { x = -1, y = -1 } = drag.getState()?.pointer ?? {};
      const panel = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-panel]')?.dataset.panel;
      if (panel === over) return;
      over = panel;
      window.clearTimeout(timer);
      if (panel !== undefined && isPanel(panel)) {
        timer = window.setTimeout(() => change({ left: true, panel }), OPENS_AFTER);
      }
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [drag, change]);
  return (
    <Column aria-label={t('view.rail')} {...markRegion('rail')}>
      {offered.map((panel) => {
        const Button = panel === 'problems' ? ProblemsButton : PanelButton;
        const pressed = left && panel === shown;
        return (
          <Button
            key={panel}
            panel={panel}
            isOpen={pressed}
            onPress={() => (pressed ? change({ left: false }) : open(panel))}
          />
        );
      })}
    </Column>
  );
}

interface PanelButtonProps {
  panel: PanelName;
  isOpen: boolean;
  onPress(): void;
  /** After its name. */
  counts?: string;
  icon?: ReactNode;
}

function PanelButton({ panel, isOpen: pressed, onPress, counts, icon = ICONS[panel] }: PanelButtonProps) {
  const { t } = useTranslation();
  const name = t(NAMES[panel]);
  const label = counts ? t('name.part', { name, part: counts }) : name;
  return <IconButton data-panel={panel} label={label} icon={icon} aria-pressed={pressed} onClick={onPress} />;
}

function ProblemsButton(props: PanelButtonProps) {
  const { t } = useTranslation();
  const problems = useToldProblems();
  const errors = problems.filter(({ level }) => level === 'error').length;
  const warnings = problems.length - errors;
  const counts = [
    ...(errors > 0 ? [t('problems.errors', { count: errors })] : []),
    ...(warnings > 0 ? [t('problems.warnings', { count: warnings })] : []),
  ];
  const icon = errors > 0 ? <CrossCircle /> : <WarningCircle />;
  return (
    <Badged>
      <PanelButton {...props} counts={counts.join(', ')} icon={icon} />
      {counts.length > 0 && (
        <Badge aria-hidden $isError={errors > 0}>
          {problems.length > 99 ? '99+' : problems.length}
        </Badge>
      )}
    </Badged>
  );
}

const Column = styled.nav`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  inline-size: 40px;
  padding: 8px 0;
  background: ${({ theme }) => theme.colors.neutral0};
  border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral150};

  /* At the thumb, while the page and what stands below it are scrolled. */
  @media ${STACKED} {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    flex-direction: row;
    justify-content: space-around;
    order: 1;
    inline-size: auto;
    padding: 6px 12px;
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
`;

const Badged = styled.div`
  position: relative;
  display: flex;
`;

const Badge = styled.span<{ $isError: boolean }>`
  position: absolute;
  inset-block-start: -2px;
  inset-inline-end: -3px;
  min-inline-size: 16px;
  padding-inline: 4px;
  border-radius: 8px;
  /* White on the theme's orange would be hard to read. */
  background: ${({ $isError, theme }) => ($isError ? theme.colors.danger600 : theme.colors.warning200)};
  color: ${({ $isError, theme }) => ($isError ? theme.colors.neutral0 : theme.colors.neutral900)};
  font-size: 1rem;
  font-weight: 600;
  line-height: 16px;
  text-align: center;
  pointer-events: none;
`;
