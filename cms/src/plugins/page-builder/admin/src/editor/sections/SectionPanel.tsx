import { memo, useId } from 'react';
import { Panel, PanelHead, PanelTitle } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { markRegion } from '../regions.ts';
import { useLoaded } from '../use-loaded.ts';

const load = async () => (await import('./SectionBrowser.tsx')).SectionBrowser;

/** Sections to insert, each with a small picture: those that the project has ready, by category, and those saved here. */
export const SectionPanel = memo(function SectionPanel() {
  const { t } = useTranslation();
  const SectionBrowser = useLoaded(load);
  const titleId = useId();
  const title = (
    <PanelHead>
      <PanelTitle id={titleId}>{t('palette.sections')}</PanelTitle>
    </PanelHead>
  );
  return (
    <Panel aria-labelledby={titleId} {...markRegion('sections')}>
      {SectionBrowser ? <SectionBrowser titleId={titleId} /> : title}
    </Panel>
  );
});
