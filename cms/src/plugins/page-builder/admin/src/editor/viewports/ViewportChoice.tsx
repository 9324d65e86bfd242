import type { ReactNode } from 'react';
import { IconButton } from '../../kit/IconButton.tsx';
import { AllScreensIcon, DesktopIcon, FreeWidthIcon, MobileIcon, TabletIcon } from '../../kit/icons.tsx';
import { BarGroup } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useView, type Viewport } from './use-view.tsx';

export const VIEWPORTS: readonly Viewport[] = ['desktop', 'tablet', 'mobile', 'free', 'all'];

const ICONS: Readonly<Record<Viewport, ReactNode>> = {
  desktop: <DesktopIcon />,
  tablet: <TabletIcon />,
  mobile: <MobileIcon />,
  free: <FreeWidthIcon />,
  all: <AllScreensIcon />,
};

interface ViewportChoiceProps {
  offered: readonly Viewport[];
  chosen: Viewport;
}

/** On which screen the page is looked at. */
export function ViewportChoice({ offered, chosen }: ViewportChoiceProps) {
  const { t } = useTranslation();
  const { change } = useView();
  return (
    <BarGroup role="group" aria-label={t('editor.viewport')}>
      {offered.map((viewport) => (
        <IconButton
          key={viewport}
          label={t(`editor.${viewport}`)}
          icon={ICONS[viewport]}
          aria-pressed={viewport === chosen}
          onClick={() => change({ viewport })}
        />
      ))}
    </BarGroup>
  );
}
