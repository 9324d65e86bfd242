import { Panel, PanelHead, PanelTitle } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { markRegion } from '../regions.ts';
import { useLoaded } from '../use-loaded.ts';
import type { TranslationDeskProps } from './use-desk.ts';

const load = async () => (await import('./TranslationDesk.tsx')).TranslationDesk;

/** The panel of the translation, whose desk is loaded when somebody opens it. */
export function TranslationPanel(props: TranslationDeskProps) {
  const { t } = useTranslation();
  const TranslationDesk = useLoaded(load);
  const title = (
    <PanelHead>
      <PanelTitle>{t('translation.region')}</PanelTitle>
    </PanelHead>
  );
  return (
    <Panel aria-label={t('translation.region')} {...markRegion('translation')}>
      {TranslationDesk ? <TranslationDesk {...props} /> : title}
    </Panel>
  );
}
