import { lazy, memo, Suspense, useId } from 'react';
import { Panel, PanelHead, PanelTitle } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { markRegion } from '../regions.ts';

const SectionBrowser = lazy(async () => ({ default: (await import('./SectionBrowser.tsx')).SectionBrowser }));

/** Sections to insert, each with a small picture: those that the project has ready, by category, and those saved here. */
export const SectionPanel = memo(function SectionPanel() {
  const { t } = useTranslation();
  const titleId = useId();
  const title = (
    <PanelHead>
      <PanelTitle id={titleId}>{t('palette.sections')}</PanelTitle>
    </PanelHead>
  );
  return (
    <Panel aria-labelledby={titleId} {...markRegion('sections')}>
      <Suspense fallback={title}>
        <SectionBrowser titleId={titleId} />
      </Suspense>
    </Panel>
  );
});
